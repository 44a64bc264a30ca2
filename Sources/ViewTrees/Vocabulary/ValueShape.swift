/// What may stand under a key: enough to decode it, to describe it in a schema, and to complete it.
package indirect enum ValueShape: Hashable, Sendable {
  /// Anything at all: the key is known and left alone.
  case anything
  case text
  /// Text, or nothing.
  case optionalText
  /// The id of a view.
  case id
  case boolean
  /// A finite number in points.
  case number
  /// A finite number, or the name of a metric.
  case numberOrMetric
  /// A finite number of at least 0.
  case length
  /// A whole number of at least 0.
  case count
  /// Exactly this number.
  case constant(Int)
  /// One of these words.
  case choice([String])
  /// One of these notifications of the keyboard, whatever Swift of any age puts around the name.
  case notification([String])
  /// A list of these words, or one of them.
  case choices([String])
  /// 1 to 1000, or a priority's name.
  case priority
  /// A priority, or one for each axis.
  case priorities
  /// `[x, y, width, height]` or a mapping of those names.
  case rectangle
  /// `[width, height]` or a mapping of those names.
  case size
  /// A size of which each side, or the whole, may be `none`.
  case intrinsicSize
  /// `[top, left, bottom, right]`, a mapping of those names, or one number for all sides.
  case insets
  /// Insets with `leading` and `trailing` in place of `left` and `right`.
  case directionalInsets
  /// A point size, a text style, or a mapping of `size`, `textStyle`, `name` and `weight`.
  case font
  /// A name, or a mapping of `name` and `size`.
  case image
  /// A mapping of views' ids to spacings.
  case customSpacing
  /// A mapping of names to numbers.
  case metrics
  /// A list of device names and sizes.
  case devices
  case view
  case views
  /// A list of views, or of ids of subviews.
  case arrangedViews
  case layoutGuides
  case constraints
  /// What a constraint names: an id, `self` or `superview`, perhaps with a guide behind a point.
  case item
  /// The same, or `none`.
  case optionalItem
  case attribute
  /// A mapping of `ViewTreeVocabulary.keyboard`'s keys.
  case keyboard
  /// A mapping of those view keys that may be defaults.
  case defaults
}
