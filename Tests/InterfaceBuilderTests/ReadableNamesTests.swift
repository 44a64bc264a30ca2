import InterfaceBuilder
import LayoutModel
import Testing

@Suite struct ReadableNamesTests {
  @Test func outletsComeBeforeLabels() {
    let connections =
      "<connections><outlet property=\"delegate\" destination=\"a\" id=\"o1\"/>"
      + "<outlet property=\"scroll\" destination=\"a\" id=\"o2\"/><outlet property=\"other\" destination=\"a\" id=\"o3\"/>"
      + "<outlet property=\"lost\" destination=\"nowhere\" id=\"o4\"/></connections>"
    let document = read(
      xib(
        root(
          "<subviews><scrollView id=\"a\" userLabel=\"Scroll View\"/><view id=\"b\" userLabel=\"The Content\"/><view id=\"c\"/>"
            + "</subviews>" + connections)))
    let names = document.readableNames()
    guard let layout = document.layouts.first else { return #expect(Bool(false), "no layout") }
    #expect(names[layout.names.find("a")] == "scroll")
    #expect(names[layout.names.find("b")] == "The Content")
    #expect(names[layout.names.find("c")] == nil)
    #expect(names.count == 2)
  }
}
