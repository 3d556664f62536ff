import CheckoutFiles
import Foundation
import FoundationXML
import HierarchyRecords
import InterfaceBuilder
import Rendering
import Testing

/// The graph of a fixture of the fuzzer's.
private func graph(_ file: String) throws -> SegueGraph {
    let url = Checkout.url("Tests/Corpora/storyboards/\(file).storyboard")
    let document = try InterfaceReader.document([UInt8](Data(contentsOf: url)), file: file)
    return SegueGraph(document, name: file)
}

/// The graph of a storyboard with these scenes, each of which is the element of a controller.
private func graph(scenes: [String], initial: String = "a") throws -> SegueGraph {
    let text = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    let document = try InterfaceReader.document(
        Array(
            ("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" "
                + "initialViewController=\"\(initial)\"><scenes>\(text)</scenes></document>").utf8),
        file: "A")
    return SegueGraph(document, name: "A")
}

private func drawing(
    _ graph: SegueGraph, _ style: SegueGraphRenderer.Style = .pretty, columns: Int = 80
) -> String {
    SegueGraphRenderer(style, columns: columns).lines(graph).map(\.text)
        .joined(separator: "\n")
}

private func controller(_ id: String, _ segues: [(kind: String, to: String)]) -> String {
    let connections = segues.map {
        "<segue kind=\"\($0.kind)\" destination=\"\($0.to)\" relationship=\"viewControllers\"/>"
    }
    return "<viewController id=\"\(id)\" title=\"\(id)\">"
        + "<connections>\(connections.joined())</connections></viewController>"
}

@Suite("The graph of a storyboard")
struct SegueGraphTests {
    @Test func `containers stand around what they hold, arrows lead elsewhere`() throws {
        #expect(
            drawing(try graph("Bakery")) == """
                Bakery: 13 scenes, 2 references, 10 segues
                ╭─ UITabBarController ───────────────────────────────────────────── ● initial ─╮
                │ ╭─ Breads (UINavigationController) ────────────────────────────────────────╮ │
                │ │ ╭─ Breads (BreadListViewController)  id "Breads" ──────────────────────╮ │ │
                │ │ │ ──▶ Bread  show "showBread", cell "Bread"                            │ │ │
                │ │ │ ──▲ UINavigationController of Recipe                                 │ │ │
                │ │ │     present as formSheet "showRecipe", cell "Bread"'s accessory      │ │ │
                │ │ │ ┄┄▶ RatingViewController  popover "rate", item "Rate"                │ │ │
                │ │ ╰──────────────────────────────────────────────────────────────────────╯ │ │
                │ ╰──────────────────────────────────────────────────────────────────────────╯ │
                │ ──■ Orders.storyboard                                                        │
                │ ╭─ Settings (UINavigationController) ──────────────────────────────────────╮ │
                │ │ ╭─ Settings (SettingsViewController) ──────────────────────────────────╮ │ │
                │ │ │ ∿∿▶ About  custom FadeSegue "about", cell "About"                    │ │ │
                │ │ ╰──────────────────────────────────────────────────────────────────────╯ │ │
                │ ╰──────────────────────────────────────────────────────────────────────────╯ │
                ╰──────────────────────────────────────────────────────────────────────────────╯
                ╭─ Bread  BreadViewController  id "Bread" ─────────────────────────────────────╮
                │ ╭─ CrumbViewController  embed "embedCrumb" ────────────────────────────────╮ │
                │ ╰──────────────────────────────────────────────────────────────────────────╯ │
                │ ──▶ Slice  show "showSlice", button "Slice"                                  │
                │ ──▲ Orders.storyboard: NewOrder                                              │
                │     present as fullScreen "order", button "Order"                            │
                ╰──────────────────────────────────────────────────────────────────────────────╯
                ╭─ Slice  SliceViewController ─────────────────────────────────────────────────╮
                │ ──▲ TastingViewController  present "taste", button "Taste"                   │
                ╰──────────────────────────────────────────────────────────────────────────────╯
                ╭─ TastingViewController ──────────────────────────────────────────────────────╮
                │ ◀── unwindToBreads:  unwind "backToBreads", button "All breads"              │
                ╰──────────────────────────────────────────────────────────────────────────────╯
                ╭─ RatingViewController ───────────────────────────────────────────────────────╮
                ╰──────────────────────────────────────────────────────────────────────────────╯
                ╭─ UINavigationController of Recipe ───────────────────────────────────────────╮
                │ ╭─ Recipe  RecipeViewController ───────────────────────────────────────────╮ │
                │ │ ◀── unwindToBreads:  unwind, item "done"                                 │ │
                │ ╰──────────────────────────────────────────────────────────────────────────╯ │
                ╰──────────────────────────────────────────────────────────────────────────────╯
                ╭─ About  UIViewController  id "About" ────────────────────────────────────────╮
                ╰──────────────────────────────────────────────────────────────────────────────╯
                """)
    }

    @Test func `ASCII draws the same`() throws {
        #expect(
            drawing(try graph("Older"), .ascii, columns: 70) == """
                Older: 6 scenes, 4 segues
                +- UISplitViewController -------------------------------- * initial -+
                | +- UINavigationController of Master -----------------------------+ |
                | | +- Master  MasterViewController -----------------------------+ | |
                | | | ==> Detail  replace "replace", button "Replace"            | | |
                | | | --> UIViewController (22)  push "push", button "Push"      | | |
                | | | --^ UIViewController (25)  present "modal", button "Modal" | | |
                | | | ..> UIViewController (25)  popover, button "Modal"         | | |
                | | +------------------------------------------------------------+ | |
                | +----------------------------------------------------------------+ |
                | +- Detail  DetailViewController  id "Detail" --------------------+ |
                | +----------------------------------------------------------------+ |
                +--------------------------------------------------------------------+
                +- UIViewController (22) --------------------------------------------+
                +--------------------------------------------------------------------+
                +- UIViewController (25) --------------------------------------------+
                +--------------------------------------------------------------------+
                """)
    }

    @Test func `words tell the same, one scene a line`() throws {
        #expect(
            drawing(try graph("Bakery"), .plain) == """
                Bakery: 13 scenes, 2 references, 10 segues
                UITabBarController: initial, holds Breads (UINavigationController) and Orders.storyboard and Settings (UINavigationController)
                Breads (UINavigationController): holds Breads (BreadListViewController)
                Breads (BreadListViewController): identifier Breads
                  show showBread to Bread, by cell "Bread"
                  present as formSheet showRecipe to UINavigationController of Recipe, by cell "Bread"'s accessory
                  popover rate to RatingViewController, by item "Rate"
                Settings (UINavigationController): holds Settings (SettingsViewController)
                Settings (SettingsViewController)
                  custom FadeSegue about to About, by cell "About"
                Bread: BreadViewController, identifier Bread, holds CrumbViewController embedded
                  show showSlice to Slice, by button "Slice"
                  present as fullScreen order to Orders.storyboard: NewOrder, by button "Order"
                CrumbViewController
                Slice: SliceViewController
                  present taste to TastingViewController, by button "Taste"
                TastingViewController
                  unwind backToBreads to unwindToBreads:, by button "All breads"
                RatingViewController
                UINavigationController of Recipe: holds Recipe
                Recipe: RecipeViewController
                  unwind to unwindToBreads:, by item "done"
                About: UIViewController, identifier About
                """)
    }

    @Test func `Mermaid's text`() throws {
        #expect(
            SegueGraphText.mermaid.document(try graph("Bakery")) == """
                %% Exported by vcr.
                flowchart LR
                  subgraph n0["UITabBarController (initial)"]
                    subgraph n1["Breads (UINavigationController)"]
                      n2["Breads (BreadListViewController)"]
                    end
                    subgraph n12["Settings (UINavigationController)"]
                      n13["Settings (SettingsViewController)"]
                    end
                  end
                  subgraph n3["Bread"]
                    n4["CrumbViewController"]
                  end
                  n5["Slice"]
                  n6["TastingViewController"]
                  n7["RatingViewController"]
                  subgraph n8["UINavigationController of Recipe"]
                    n9["Recipe"]
                  end
                  n14["About"]
                  n10(["Orders.storyboard"])
                  n11(["Orders.storyboard: NewOrder"])
                  n0 ---|"holds"| n10
                  n2 -->|"show showBread, cell #34;Bread#34;"| n3
                  n2 ==>|"present as formSheet showRecipe, cell #34;Bread#34;'s accessory"| n8
                  n2 -.->|"popover rate, item #34;Rate#34;"| n7
                  n3 -->|"show showSlice, button #34;Slice#34;"| n5
                  n3 ==>|"present as fullScreen order, button #34;Order#34;"| n11
                  n5 ==>|"present taste, button #34;Taste#34;"| n6
                  u6_0{{"unwindToBreads:"}}
                  n6 -.->|"unwind backToBreads, button #34;All breads#34;"| u6_0
                  u9_0{{"unwindToBreads:"}}
                  n9 -.->|"unwind, item #34;done#34;"| u9_0
                  n13 ==>|"custom about, cell #34;About#34;"| n14

                """)
    }

    @Test func `Graphviz's text`() throws {
        #expect(
            SegueGraphText.dot.document(try graph("Orders")) == """
                // Exported by vcr.
                digraph "Orders" {
                  rankdir=LR; compound=true; node [shape=box];
                  subgraph cluster0 { label="UINavigationController of Orders (initial)";
                    n0 [label="UINavigationController", style=dashed];
                    n1 [label="Orders"];
                  }
                  n3 [label="New Order"];
                  n2 [label="Bakery.storyboard: Bread", shape=oval, style=dashed];
                  n1 -> n2 [label="show showBread, button \\"Rye\\"", style=solid];
                  u3_0 [label="unwindToBread:", shape=cds];
                  n3 -> u3_0 [label="unwind ordered, button \\"Done\\"", style=dotted];
                }

                """)
    }

    // MARK: What does not fit together

    @Test func `scenes that hold each other are drawn once, and the circle is an arrow`() throws {
        let circle = try graph(scenes: [
            controller("a", [("relationship", "b"), ("relationship", "a")]),
            controller("b", [("relationship", "c"), ("embed", "a")]),
            controller("c", [("relationship", "b"), ("relationship", "nowhere")]),
        ])
        #expect(
            drawing(circle, columns: 44) == """
                A: 3 scenes, 1 segue
                ╭─ a  UIViewController ──────── ● initial ─╮
                │ ╭─ b  UIViewController ────────────────╮ │
                │ │ ╭─ c  UIViewController ────────────╮ │ │
                │ │ │ ──■ b  holds                     │ │ │
                │ │ │ ──■ nothing: no "nowhere"  holds │ │ │
                │ │ ╰──────────────────────────────────╯ │ │
                │ │ ──■ a  embed                         │ │
                │ ╰──────────────────────────────────────╯ │
                │ ──■ a  holds                             │
                ╰──────────────────────────────────────────╯
                """)
    }

    @Test func `a deep row of containers is drawn in pieces`() throws {
        let count = 2_000
        let deep = try graph(
            scenes: (0..<count).map { controller("n\($0)", [("relationship", "n\($0 + 1)")]) },
            initial: "n0")
        let lines = SegueGraphRenderer(.pretty).lines(deep)
        #expect(lines.count == 1 + 2 * count + 1 + (count - 1) / 9)
        #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= 80 })
        #expect(SegueGraphRenderer(.plain).lines(deep).count == count + 2)
        let texts = SegueGraphText.allCases.map { $0.document(deep) }
        #expect(texts.allSatisfy { $0.utf8.count < 400 * count })
        #expect(SegueGraphSVG().document(deep).utf8.count < 1000 * count)
    }

    @Test func `no name is wider than the terminal, and none is hostile`() throws {
        let name = String(repeating: "设x\u{7}&quot;&amp;#\\", count: 30)
            .replacing("\u{7}", with: "&#9;")
        let wide = try graph(scenes: [
            "<viewController id=\"a\" title=\"\(name)\" storyboardIdentifier=\"\(name)\">"
                + "<connections><segue kind=\"show\" destination=\"b\" identifier=\"\(name)\"/>"
                + "</connections></viewController>",
            "<viewController id=\"b\" title=\"\(name)\" customClass=\"\(name)\"/>",
            "<viewControllerPlaceholder id=\"c\" storyboardName=\"\(name)\"/>",
        ])
        for columns in [40, 80, 200] {
            for style in [SegueGraphRenderer.Style.pretty, .ascii] {
                let lines = SegueGraphRenderer(style, columns: columns).lines(wide)
                #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= columns })
            }
        }
        let parser = XMLParser(data: Data(SegueGraphSVG().document(wide).utf8))
        #expect(parser.parse())
        for text in SegueGraphText.allCases.map({ $0.document(wide) }) {
            let quotes = text.split(separator: "\n").map { line in
                line.replacing("\\\\", with: "").replacing("\\\"", with: "").count { $0 == "\"" }
            }
            #expect(quotes.allSatisfy { $0 % 2 == 0 && $0 <= 2 })
        }
    }

    // MARK: The picture

    @Test(arguments: ["Bakery", "Older", "Orders", "Workshop"])
    func `in the picture no box lies across another, and each is on it`(file: String) throws {
        let picture = try Picture(SegueGraphSVG().document(try graph(file)))
        for (index, box) in picture.boxes.enumerated() {
            #expect(picture.size.contains(box))
            for other in picture.boxes.dropFirst(index + 1) {
                let isInside = box.contains(other) || other.contains(box)
                #expect(isInside || box.intersection(other) == nil)
            }
        }
        #expect(picture.boxes.count > 3)
        #expect(picture.arrows > 0)
    }
}

/// The boxes of a picture in SVG.
private struct Picture {
    var boxes: [RectValue] = []
    var size = RectValue(x: 0, y: 0, width: 0, height: 0)
    var arrows = 0

    init(_ document: String) throws {
        let reader = PictureReader()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = reader
        #expect(parser.parse())
        self = reader.picture
    }

    init() {}
}

private final class PictureReader: NSObject, XMLParserDelegate {
    var picture = Picture()

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String] = [:]
    ) {
        func number(_ key: String) -> Double { attributes[key].flatMap(Double.init) ?? 0 }
        let rect = RectValue(
            x: number("x"), y: number("y"), width: number("width"), height: number("height"))
        switch (name, attributes["class"]) {
        case ("svg", _): picture.size = rect
        case ("rect", .some): picture.boxes.append(rect)
        case ("path", "arrow"): picture.arrows += 1
        case _: break
        }
    }
}
