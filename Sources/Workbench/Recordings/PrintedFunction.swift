import HierarchyRecords

/// A callback as an app prints its name: `viewDidLoad()`, `viewWillAppear(_:)`, `viewWillAppear:`,
/// `viewWillAppear(true)` or `-[Home viewDidLoad]`.
struct PrintedFunction {
    let callback: Callback
    /// The class that stands in the brackets of Objective-C.
    let className: String?
    /// What stands in the parentheses.
    let argument: String?

    /// Nil where the text names no callback of a controller.
    init?(_ text: Substring) {
        var text = text.trimmed
        var className: Substring?
        if text.hasPrefix("-["), text.hasSuffix("]") {
            let parts = text.dropFirst(2).dropLast().split(separator: " ", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            (className, text) = (parts[0], parts[1])
        }
        self.className = className.map(String.init)
        if let callback = Self.callbacks[String(text)] {
            (self.callback, argument) = (callback, nil)
        } else if let open = text.firstIndex(of: "("), text.hasSuffix(")"),
            let callback = Self.callbacks[String(text[..<open])]
        {
            let inside = text[text.index(after: open)...].dropLast()
            (self.callback, argument) = (callback, String(inside.split(separator: " ").last ?? ""))
        } else {
            return nil
        }
    }

    /// What a controller is told, by each of its names.
    private static let callbacks: [String: Callback] = {
        var result: [String: Callback] = [:]
        for callback in Callback.allCases where isToldToControllers(callback) {
            for name in callback.names where result[name] == nil { result[name] = callback }
        }
        return result
    }()

    private static func isToldToControllers(_ callback: Callback) -> Bool {
        switch callback.category {
        case .load, .appearance, .containment, .layout, .traits: true
        case .presentation, .delegate, .segue, .memory, .view, .action, .gesture, .notification,
            .datasource, .statusbar, .warning, .exception, .call, .mark:
            false
        }
    }
}

extension Substring {
    /// Without blanks at its ends.
    var trimmed: Substring {
        let start = drop { $0.isWhitespace }
        let end = start.lastIndex { !$0.isWhitespace }
        return end.map { start[...$0] } ?? start[start.startIndex..<start.startIndex]
    }
}
