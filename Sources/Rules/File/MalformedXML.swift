import SourceText

/// An Interface Builder file is not well-formed XML; found by the XML parser.
package enum MalformedXML: Rule {
  package static let page = RulePage(
    .xmlSyntax, in: .file, level: .error,
    summary: "an Interface Builder file is not well-formed XML",
    reason: """
      Storyboards and xibs are XML, and Xcode refuses to open one that is not well-formed. Most often a merge has left its \
      marks or has cut an element in two.
      """,
    remedy: "Mend the element that is named, or take the file from before the merge.",
    bad: [
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
          </object>
        <!--^ error[xml-syntax]: mismatched tag -->
      </document>
      """
    ],
    good: [
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
          </objects>
      </document>
      """
    ])
}
