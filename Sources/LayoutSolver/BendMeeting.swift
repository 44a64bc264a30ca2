/// Which bend a step of the simplex comes to next.
extension PiecewiseSimplex {
  /// The next bend that a form meets on its way.
  struct Meeting {
    /// `nil` for the form that enters.
    let row: Int?
    let form: Int32
    /// The form's change for each unit of the step, without its sign.
    let speed: Number
    let isRising: Bool
    var bend: Int32
    var distance: Number
  }

  /// The first bend to be met. Of several at the same distance Bland's rule wants that of the first form; otherwise the
  /// shortest form keeps the columns sparse.
  func nearest(_ meetings: [Meeting], isCareful: Bool) -> Int? {
    var best: Int?
    var bestLength = 0
    for (index, meeting) in meetings.enumerated() {
      let length = isCareful ? Int(meeting.form) : meeting.row == nil ? 0 : basis.length(of: meeting.form)
      if let known = best {
        let other = meetings[known].distance
        if other < meeting.distance || other == meeting.distance && bestLength <= length { continue }
      }
      (best, bestLength) = (index, length)
    }
    return best
  }

  func meeting(
    _ row: Int?, _ form: Int32, _ speed: Number, isRising: Bool, _ bend: Int32
  ) throws -> Meeting? {
    guard bend >= 0, bend < costs.bendCount(form) else { return nil }
    let gap = try Number.subtract(costs.bend(form, bend).bound, values[Int(form)])
    return Meeting(
      row: row, form: form, speed: speed, isRising: isRising, bend: bend,
      distance: try Number.divide(gap.sign < 0 ? -gap : gap, speed))
  }
}
