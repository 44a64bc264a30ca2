#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Plain threads; Swift's task groups would cost more start-up time than a small check takes.
package enum Workers {
  /// Runs `body` on `count` threads, this one among them, and returns when all have come back.
  ///
  /// Where the system gives fewer threads, fewer run: the work must be shared out by `body` itself.
  package static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    var threads: [pthread_t] = []
    for _ in 1..<max(count, 1) {
      let box = Unmanaged.passRetained(Body(body))
      #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, nil, { Body.start($0) }, box.toOpaque())
      #else
        var created = pthread_t()
        let status = pthread_create(&created, nil, { Body.start($0) }, box.toOpaque())
        let thread: pthread_t? = created
      #endif
      guard status == 0, let thread else {
        box.release()
        break
      }
      threads.append(thread)
    }
    body()
    for thread in threads { pthread_join(thread, nil) }
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }

    static func start(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let box { Unmanaged<Body>.fromOpaque(box).takeRetainedValue().run() }
      return nil
    }
  }
}

/// A value that threads share, with a way to wait until it changes.
package final class Monitor<Value>: @unchecked Sendable {
  // Unchecked: `value` is touched under `mutex` only.
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(_ value: Value) {
    self.value = value
    mutex.initialize(to: pthread_mutex_t())
    changed.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Waits until `isReady`, then changes the value alone and wakes whoever waits.
  package func change<Result>(
    when isReady: (Value) -> Bool = { _ in true }, _ body: (inout Value) throws -> Result
  ) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isReady(value) { pthread_cond_wait(changed, mutex) }
    defer { pthread_cond_broadcast(changed) }
    return try body(&value)
  }
}
