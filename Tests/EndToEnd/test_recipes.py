"""The README's recipes for editors, in those editors or as near to them as can be."""

import json
import os
import re
import subprocess

import pytest


def test_vim_with_ale(recipe, path_with_layoutlint, tmp_path, broken, mended):
    """ALE shows the finding of unsaved text, and lets it go when the text is mended."""
    (tmp_path / "screen.layout.yaml").write_text(mended)
    (tmp_path / "recipe.vim").write_text("set nocompatible\nfiletype plugin on\npackadd ale\n" + recipe("vim"))
    (tmp_path / "drive.vim").write_text(
        """
        function! Wait(count)
          for _ in range(300)
            if len(getloclist(0)) == a:count | return | endif
            sleep 100m
          endfor
        endfunction
        let findings = []
        let last = getline('$')
        $delete
        ALELint
        call Wait(1)
        call add(findings, map(getloclist(0), {_, it -> [it.lnum, it.col, it.type, it.text]}))
        call append('$', last)
        ALELint
        call Wait(0)
        call add(findings, getloclist(0))
        call writefile([json_encode(findings)], 'findings.json')
        qall!
        """)
    # ALE works in a terminal only.
    subprocess.run(
        ["script", "-qec", "vim --not-a-term -u recipe.vim -i NONE -n screen.layout.yaml -S drive.vim", "/dev/null"],
        cwd=tmp_path, env=os.environ | {"PATH": path_with_layoutlint, "HOME": str(tmp_path), "TERM": "xterm"},
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=90)
    with_fault, without = json.loads((tmp_path / "findings.json").read_text())
    assert len(with_fault) == 1
    line, column, kind, text = with_fault[0]
    assert (line, column, kind) == (3, 11, "E")
    assert text.startswith("missing-equal-width: content width of scroll view 'scroll'")
    assert without == []


def test_vs_code_pattern_reads_the_findings(recipe, layoutlint, tmp_path, broken):
    task = json.loads(recipe("vscode"))["tasks"][0]
    (tmp_path / "screen.layout.yaml").write_text(broken)
    run = subprocess.run([layoutlint, *task["args"]], cwd=tmp_path, capture_output=True, text=True)
    pattern = task["problemMatcher"]["pattern"]
    found = [match for line in run.stdout.splitlines() if (match := re.search(pattern["regexp"], line))]
    assert task["problemMatcher"]["fileLocation"] == ["absolute"]
    assert [(match[pattern["file"]], match[pattern["line"]], match[pattern["code"]]) for match in found] == [
        (str(tmp_path / "screen.layout.yaml"), "3", "missing-equal-width")]


@pytest.mark.parametrize("text, status", [("broken", 1), ("mended", 0)])
def test_xcode_run_script(recipe, path_with_layoutlint, tmp_path, text, status, request):
    screen = tmp_path / "screen.layout.yaml"
    screen.write_text(request.getfixturevalue(text))
    run = subprocess.run(
        ["sh", "-c", recipe("xcode")], cwd="/", capture_output=True, text=True,
        env={"PATH": path_with_layoutlint, "SRCROOT": str(tmp_path)})
    assert run.returncode == status
    assert (f"{screen}:3:11: error: " in run.stdout) == (status == 1)


def test_xcode_run_script_without_layoutlint(recipe, tmp_path):
    run = subprocess.run(
        ["/bin/sh", "-c", recipe("xcode")], capture_output=True, text=True, env={"PATH": str(tmp_path)})
    assert run.returncode == 0 and run.stdout.startswith("warning: ")


def test_neovim(recipe, path_with_layoutlint, tmp_path, broken):
    (tmp_path / "screen.layout.yaml").write_text(broken)
    (tmp_path / "recipe.lua").write_text(recipe("neovim"))
    (tmp_path / "drive.lua").write_text(
        """
        local shown = vim.wait(30000, function() return #vim.diagnostic.get(0) > 0 end, 20)
        if not shown then vim.cmd('cquit 1') end
        local diagnostic = vim.diagnostic.get(0)[1]
        io.stdout:write(diagnostic.lnum + 1, ':', diagnostic.col + 1, ': ', diagnostic.message, '\\n')
        vim.cmd('qall!')
        """)
    run = subprocess.run(
        ["nvim", "--headless", "--clean", "-n", "--cmd", "luafile recipe.lua", "screen.layout.yaml",
         "-c", "luafile drive.lua"],
        cwd=tmp_path, env=os.environ | {"PATH": path_with_layoutlint, "HOME": str(tmp_path)},
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=90)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.startswith("3:11: content width of scroll view 'scroll'")


def test_emacs(recipe, path_with_layoutlint, tmp_path, broken):
    (tmp_path / "screen.layout.yaml").write_text(broken)
    (tmp_path / "recipe.el").write_text(recipe("emacs"))
    (tmp_path / "drive.el").write_text(
        """
        (find-file "screen.layout.yaml")
        (run-hooks 'post-command-hook)
        (let ((deadline (+ (float-time) 30)))
          (while (and (not (flymake-diagnostics)) (< (float-time) deadline))
            (accept-process-output nil 0.05)
            (when (eglot-current-server) (flymake-start))))
        (let ((diagnostic (car (flymake-diagnostics))))
          (princ (format "%s %d: %s\\n" major-mode (line-number-at-pos (flymake-diagnostic-beg diagnostic))
                         (flymake-diagnostic-text diagnostic))))
        (kill-emacs 0)
        """)
    run = subprocess.run(
        ["emacs", "--batch", "--eval", "(progn (require 'package) (package-initialize) (require 'yaml-mode))",
         "-l", "recipe.el", "-l", "drive.el"],
        cwd=tmp_path, env=os.environ | {"PATH": path_with_layoutlint, "HOME": str(tmp_path)},
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=90)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.startswith("layout-yaml-mode 3: layoutlint [missing-equal-width]: content width"), run.stdout
