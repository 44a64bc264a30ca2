"""Files that no screen is like: what is left out of them is told, and they end soon."""

import time


def compounding(count: int) -> str:
    """`count` views in a row that have no room, each as wide as an odd part of the one before at least."""
    lines = ["view:", "  id: root", "  subviews:"]
    for number in range(count):
        lines += [f"    - id: v{number}", "      translatesAutoresizingMaskIntoConstraints: false"]
    lines += ["constraints:", "  - v0.leading == root.leading", "  - v0.width >= 1"]
    for number in range(1, count):
        lines.append(f"  - v{number}.leading == v{number - 1}.trailing")
        lines.append(f"  - v{number}.width >= 0.37 * v{number - 1}.width + 1")
    lines.append(f"  - v{count - 1}.trailing == root.trailing")
    for number in range(count):
        lines += [f"  - v{number}.top == root.top", f"  - v{number}.height == 10"]
    return "\n".join(lines) + "\n"


def test_very_long_numbers_are_not_waited_for(check, tmp_path):
    (tmp_path / "row.layout.yaml").write_text(compounding(500))
    begin = time.perf_counter()
    done = check("--no-config", tmp_path / "row.layout.yaml")
    assert time.perf_counter() - begin < 20
    assert done.returncode == 0  # warnings alone
    assert "nothing can be said of `v0.width >= 1` and 499 others" in done.stdout
    assert done.stdout.count("[ambiguous-layout]") == 1
    assert "[conflicting-constraints]" not in done.stdout


def test_a_short_row_of_the_same_kind_is_solved(check, tmp_path):
    (tmp_path / "row.layout.yaml").write_text(compounding(40))
    done = check("--no-config", tmp_path / "row.layout.yaml")
    assert "nothing can be said" not in done.stdout
