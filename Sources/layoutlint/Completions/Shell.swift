/// The shells that completions are written for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The completions, made from the table of commands.
  var script: String {
    switch self {
    case .bash: BashCompletion.script()
    case .zsh: ZshCompletion.script()
    case .fish: FishCompletion.script()
    }
  }
}
