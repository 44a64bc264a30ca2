package import Linting

/// The language server: reads messages, hands them to a session, and writes what it answers.
package enum LanguageServer {
  /// Serves one client until it says goodbye or goes away.
  ///
  /// - Returns: the status to exit with: 0 when the client has asked for the shutdown, else 1.
  package static func serve(_ input: InputStream, _ output: OutputStream) -> Int32 {
    var frames = FrameReader()
    let session = Session(currentFolder: FileSystem.currentFolder)
    var isAtEnd = false
    while session.exitStatus == nil {
      // All that has come is looked at first: it may make what is waiting needless.
      while !isAtEnd, !session.isFull {
        switch input.read(waits: !session.hasWork) {
        case .bytes(let bytes):
          frames.append(bytes)
          while let frame = frames.next() { session.receive(frame) }
          continue
        case .nothing: break
        case .end: isAtEnd = true
        }
        break
      }
      if session.hasWork { session.work() } else if isAtEnd { session.end() }
      output.write(session.takeOutput())
      output.flush()
      // Nobody listens any more.
      if output.failure != nil { session.end() }
    }
    return session.exitStatus ?? 1
  }
}
