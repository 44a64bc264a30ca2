/// The words for what libyaml stopped at.
struct Explanation {
  var message: String
  var help: String?
  /// Whether the fault is where the construct began, such as the quote that is never closed.
  var isAboutContext = false

  private init(_ message: String, help: String? = nil, isAboutContext: Bool = false) {
    (self.message, self.help, self.isAboutContext) = (message, help, isAboutContext)
  }

  init(_ problem: EventStream.Problem, _ around: SurroundingText) {
    if problem.isMemory {
      self.init("memory is short; the rest of the file is not read")
    } else if around.isIndentedWithTab {
      self.init("a tab cannot indent a line in YAML", help: "indent with spaces")
    } else {
      self = Self.ofScanner(problem, around) ?? Self.ofParser(problem, around) ?? Self.ofRest(problem)
    }
  }

  /// Faults inside one token.
  private static func ofScanner(_ problem: EventStream.Problem, _ around: SurroundingText) -> Explanation? {
    switch problem.message {
    case "mapping values are not allowed in this context":
      Explanation(
        "a ':' cannot begin a mapping here: the line already has a key, or its indentation fits no mapping",
        help: "put a value that contains ': ' in quotes, or align the key with the keys beside it")
    case "block sequence entries are not allowed in this context":
      Explanation(
        "a list item cannot begin here, behind something else on its line",
        help: "begin the list on the next line, or write it as [a, b]")
    case "mapping keys are not allowed in this context":
      Explanation("a '?' cannot begin a key here", help: "put the value in quotes")
    case "found character that cannot start any token": cannotStart(around.character)
    case "could not find expected ':'":
      Explanation(
        "this line has no ':' though a key is expected", help: "write 'key: value', or '- ' before a list item",
        isAboutContext: true)
    case "found unexpected end of stream", "found unexpected document indicator":
      Explanation("the quotes that open here are never closed", isAboutContext: true)
    case "found unknown escape character":
      Explanation(
        "this is no escape in double quotes",
        help: #"write \\ for a backslash, or use single quotes, where a backslash is only that"#)
    case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
      Explanation("the escape names no character: it takes 2 digits after \\x, 4 after \\u, 8 after \\U")
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      Explanation("a tab cannot indent a line in YAML", help: "indent with spaces")
    case "found an indentation indicator equal to 0":
      Explanation("the indentation of a text block is 1 to 9")
    case "did not find expected comment or line break":
      problem.context.contains("block scalar")
        ? Explanation(
          "the text of a '|' or '>' block begins on the next line", help: "put a value that begins with it in quotes")
        : Explanation("only a comment can follow on this line")
    case "did not find expected alphabetic or numeric character":
      Explanation(
        "an anchor '&' or an alias '*' needs a name of letters, digits, '_' and '-'",
        help: "put a value that begins with '&' or '*' in quotes")
    default: nil
    }
  }

  private static func cannotStart(_ character: Character?) -> Explanation {
    switch character {
    case "\t": Explanation("a tab cannot begin a value or indent a line in YAML", help: "write spaces")
    case "@", "`": Explanation("a value cannot begin with '\(character ?? " ")'", help: "put it in quotes")
    case "%": Explanation("a value cannot begin with '%'", help: "put it in quotes")
    case let character?: Explanation("a value cannot begin with '\(character)'", help: "put it in quotes")
    case nil: Explanation("the file ends where a value is expected")
    }
  }

  /// Tokens in an order that makes no sense.
  private static func ofParser(_ problem: EventStream.Problem, _ around: SurroundingText) -> Explanation? {
    switch problem.message {
    case "did not find expected <document start>":
      Explanation(
        "the document has ended before this line",
        help: "indent the line like those it belongs to, or begin a new document with ---")
    case "did not find expected key":
      Explanation(
        "this line fits no mapping around it: it is indented differently from the keys above, or follows a finished value",
        help: "align it with the keys that it belongs to")
    case "did not find expected '-' indicator":
      Explanation(
        "this line is no item of the list around it: it has no '- ', or its indentation differs",
        help: "begin it with '- ' in the column of the items above")
    case "did not find expected ',' or ']'":
      Explanation(
        around.isAtEnd
          ? "the list that opens with '[' here is never closed" : "a ',' or the closing ']' is missing here",
        isAboutContext: around.isAtEnd)
    case "did not find expected ',' or '}'":
      Explanation(
        around.isAtEnd
          ? "the mapping that opens with '{' here is never closed" : "a ',' or the closing '}' is missing here",
        isAboutContext: around.isAtEnd)
    case "did not find expected node content":
      Explanation(
        around.isAtEnd ? "the file ends where a value is expected" : "a value is expected here",
        help: around.isAtEnd ? nil : "put a value that begins with this character in quotes")
    default: nil
    }
  }

  /// What is too rare for words of its own: libyaml's, which are plain enough.
  private static func ofRest(_ problem: EventStream.Problem) -> Explanation {
    Explanation(problem.context.isEmpty ? problem.message : "\(problem.message) (\(problem.context))")
  }
}
