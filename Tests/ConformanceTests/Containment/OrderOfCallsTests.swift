import CheckoutFiles
import Foundation
import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// The calls of an add and of a removal.
private enum HandCall: String, CaseIterable {
    case addChild, addSubview, didMove
    case willMoveNil, removeFromSuperview, removeFromParent

    static let adding: [HandCall] = [.addChild, .addSubview, .didMove]
    static let removing: [HandCall] = [.willMoveNil, .removeFromSuperview, .removeFromParent]

    @MainActor
    func make(_ c: UIViewController, in p: UIViewController) {
        switch self {
        case .addChild: p.addChild(c)
        case .addSubview: p.view.addSubview(c.view)
        case .didMove: c.didMove(toParent: p)
        case .willMoveNil: c.willMove(toParent: nil)
        case .removeFromSuperview: c.view.removeFromSuperview()
        case .removeFromParent: c.removeFromParent()
        }
    }

    /// Every subset in every order.
    static func sequences(of calls: [HandCall]) -> [[HandCall]] {
        [[]]
            + calls.flatMap { first in
                sequences(of: calls.filter { $0 != first }).map { [first] + $0 }
            }
    }
}

/// A row of the table, for one way of forwarding.
private struct Row: CustomTestStringConvertible {
    let isVisible: Bool
    let forwards: Bool
    let calls: [HandCall]
    /// The canonical lines before and after the commit.
    let now: [String]
    let later: [String]
    let rules: [RuleID]

    var testDescription: String {
        (["\(isVisible ? "visible" : "hidden") \(forwards ? "on" : "off"):"] + calls.map(\.rawValue))
            .joined(separator: " ")
    }

    var isRemoval: Bool { !calls.isEmpty && HandCall.removing.contains(calls[0]) }

    /// One row for each way of forwarding that the line names.
    static func rows(_ line: Substring) -> [Row] {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return cells[1].split(separator: ",").map { forwarding in
            Row(
                isVisible: cells[0] == "visible", forwards: forwarding == "on",
                calls: cells[2].split(separator: " ").compactMap { HandCall(rawValue: "\($0)") },
                now: lines(cells[3]), later: lines(cells[4]),
                rules: cells[5].split(separator: " ").compactMap { RuleID(rawValue: "\($0)") })
        }
    }

    private static func lines(_ cell: String) -> [String] {
        cell.split(separator: " ").flatMap { word in words[word] ?? [] }
    }

    private static let words: [Substring: [String]] = [
        "load": ["c.loadView()", "c.viewDidLoad()"], "willMove": ["c.willMove(toParent: p)"],
        "didMove": ["c.didMove(toParent: p)"], "willMoveNil": ["c.willMove(toParent: nil)"],
        "didMoveNil": ["c.didMove(toParent: nil)"], "willAppear": ["c.viewWillAppear(false)"],
        "isAppearing": ["c.viewIsAppearing(false)"], "didAppear": ["c.viewDidAppear(false)"],
        "willDisappear": ["c.viewWillDisappear(false)"],
        "didDisappear": ["c.viewDidDisappear(false)"],
    ]

    static let table: [Row] = {
        let text = (try? Checkout.text("Tests/ConformanceTests/Tables/orders-of-calls.txt")) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap(rows)
    }()
}

/// A container and the child that the calls are made for.
@MainActor
private struct Family {
    let scene = Scene()
    let p: UIViewController
    let c: UIViewController

    init(_ row: Row) {
        p = row.forwards ? scene.controller("p") : scene.named(ManualContainer(), "p")
        c = scene.controller("c")
        p.loadViewIfNeeded()
        if row.isVisible { scene.show(p) }
        if row.isRemoval { addByTheBook(row) }
        scene.settle()
    }

    private func addByTheBook(_ row: Row) {
        scene.add(c, to: p)
        guard row.isVisible, !row.forwards else { return }
        c.beginAppearanceTransition(true, animated: false)
        c.endAppearanceTransition()
    }
}

@MainActor
@Suite("C10–C28: the calls of an add and of a removal in every order and with every subset")
struct OrderOfCallsTests {
    @Test("the table has every subset in every order, on both containers, both ways of forwarding")
    func complete() {
        let wanted = [true, false].flatMap { isVisible in
            [true, false].flatMap { forwards in
                (HandCall.sequences(of: HandCall.adding)
                    + HandCall.sequences(of: HandCall.removing)).map {
                        "\(isVisible) \(forwards) \($0.map(\.rawValue))"
                    }
            }
        }
        let listed = Row.table.map { "\($0.isVisible) \($0.forwards) \($0.calls.map(\.rawValue))" }
        #expect(listed.sorted() == wanted.sorted())
        #expect(Row.table.filter(\.rules.isEmpty).map(\.testDescription) == [])
    }

    @Test("C10–C28: each row's calls send its callbacks", arguments: Row.table)
    fileprivate func callbacks(_ row: Row) {
        let family = Family(row)
        for call in row.calls { call.make(family.c, in: family.p) }
        #expect(family.scene.take() == row.now)
        #expect(family.scene.run() == row.later)
        #expect(family.scene.run(.all) == [])
    }

    @Test("C10–C28: after each row state and events agree", arguments: Row.table)
    fileprivate func state(_ row: Row) {
        let family = Family(row)
        let (p, c) = (family.p, family.c)
        for call in row.calls { call.make(c, in: p) }
        family.scene.settle()
        let last = row.calls.last { [.addChild, .removeFromParent].contains($0) }
        let isChild = last.map { $0 == .addChild } ?? row.isRemoval
        #expect(c.parent === (isChild ? p : nil))
        #expect(p.children == (isChild ? [c] : []))
        let isIn =
            row.calls.contains(.addSubview)
            || row.isRemoval && !row.calls.contains(.removeFromSuperview)
        #expect(c.viewIfLoaded?.superview === (isIn ? p.view : nil))
        #expect(c.viewIfLoaded?.window === (isIn && row.isVisible ? p.view.window : nil))
        #expect(c.isMovingToParent == row.isUnfinished(.addChild, by: .didMove))
        #expect(c.isMovingFromParent == row.isUnfinished(.willMoveNil, by: .removeFromParent))
        #expect(family.scene.simulator.isIdle && family.scene.simulator.pendingException == nil)
    }

    @Test(
        "C10–C28: from wherever a row leads, an add by the book goes by the book",
        arguments: Row.table)
    fileprivate func recovery(_ row: Row) {
        let family = Family(row)
        let (p, c) = (family.p, family.c)
        for call in row.calls { call.make(c, in: p) }
        family.scene.settle()
        family.scene.remove(c)
        family.scene.settle()
        let appears = row.isVisible && row.forwards
        #expect(
            family.scene.lines { family.scene.add(c, to: p) }
                == ["c.willMove(toParent: p)"]
                + (appears ? ["c.viewWillAppear(false)"] : []) + ["c.didMove(toParent: p)"]
                + (appears ? ["c.viewIsAppearing(false)", "c.viewDidAppear(false)"] : []))
    }
}

extension Row {
    /// Whether a flag of C17 is up: that call was made and the one that closes it did not follow.
    fileprivate func isUnfinished(_ opening: HandCall, by closing: HandCall) -> Bool {
        guard let open = calls.lastIndex(of: opening) else { return false }
        return !calls[open...].contains(closing)
    }
}
