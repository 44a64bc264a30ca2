import Synchronization

/// Shares out numbered work among threads and hands over the results in the order of their numbers.
package enum OrderedRun {
  /// Results that wait for an earlier one, and the next to be handed over.
  private struct Queue<Result> {
    var next = 0
    var waiting: [Int: Result] = [:]
    var isStopped = false
  }

  /// Unchecked: `consume` is called under the queue's lock only, so by one thread at a time.
  private struct Consumer<Result>: @unchecked Sendable {
    let consume: (Int, Result) -> Bool
  }

  /// Runs `work` on 0..<count with `jobs` threads.
  ///
  /// `consume` is called with one result at a time, in order, on whichever thread has it; false ends the run early.
  /// No thread runs further ahead than a fixed number of results, so that memory does not grow with `count`.
  package static func run<Result: Sendable>(
    count: Int, jobs: Int, work: @escaping @Sendable (Int) -> Result,
    consume: @escaping (Int, Result) -> Bool
  ) {
    let jobs = min(max(jobs, 1), count)
    if jobs <= 1 {
      for i in 0..<count where !consume(i, work(i)) { return }
      return
    }
    let window = 64 * jobs
    let consumer = Consumer(consume: consume)
    let claimed = Atomic<Int>(0)
    let queue = Monitor(Queue<Result>())
    Workers.run(jobs) {
      while true {
        let number = claimed.wrappingAdd(1, ordering: .relaxed).oldValue
        guard number < count else { return }
        let mayGoOn = queue.change(when: { number < $0.next + window || $0.isStopped }) { !$0.isStopped }
        guard mayGoOn else { return }
        let result = work(number)
        queue.change { queue in
          queue.waiting[number] = result
          while !queue.isStopped, let result = queue.waiting.removeValue(forKey: queue.next) {
            if !consumer.consume(queue.next, result) { queue.isStopped = true }
            queue.next += 1
          }
        }
      }
    }
  }
}
