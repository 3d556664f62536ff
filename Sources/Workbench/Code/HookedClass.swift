import HierarchyRecords

/// A class for one controller: what `on` hung on its callbacks are closures, and get-only properties
/// that `set` changes are overridden.
struct HookedClass {
    private let owner: String
    private var callbacks: [Callback] = []
    private var forwardsByProperty = false

    /// A class for the controller of that name.
    init(name: String) { owner = name }

    /// `HomeController`
    var name: String {
        owner.swiftIdentifier.filter { $0 != "`" }.capitalisedFirst + "Controller"
    }

    /// Whether anything is to be hung or overridden.
    var isNeeded: Bool { !callbacks.isEmpty || forwardsByProperty }

    /// Makes a place for closures on the callback of that base name.
    mutating func hook(_ base: String) {
        guard let callback = Self.hookable(base), !callbacks.contains(callback) else { return }
        callbacks.append(callback)
    }

    /// Makes a get-only property one that can be set, where it is known here.
    mutating func override(_ property: String) {
        if property == Self.forwarding { forwardsByProperty = true }
    }

    /// The property that stands for a get-only one.
    static func storedName(of property: String) -> String? {
        property == forwarding ? "forwardsAppearance" : nil
    }

    /// The property that holds what hangs on a callback: `onViewDidLoad`.
    static func closureName(of base: String) -> String? {
        hookable(base).map { "on" + $0.spelling.base.capitalisedFirst }
    }

    private static let forwarding = "shouldAutomaticallyForwardAppearanceMethods"

    private static func hookable(_ base: String) -> Callback? {
        parameters.keys.sorted { $0.rawValue < $1.rawValue }.first { $0.spelling.base == base }
    }

    /// The whole declaration.
    func declaration(of superclass: String) -> String {
        var lines = ["class \(name): \(superclass) {"]
        lines += callbacks.compactMap { callback in
            Self.closureName(of: callback.spelling.base).map { "    var \($0): (() -> Void)?" }
        }
        if forwardsByProperty {
            lines += [
                "    var forwardsAppearance = true", "",
                "    override var \(Self.forwarding): Bool { forwardsAppearance }",
            ]
        }
        for callback in callbacks { lines += [""] + Self.override(of: callback) }
        return (lines + ["}"]).joined(separator: "\n")
    }

    private static func override(of callback: Callback) -> [String] {
        let method = callback.spelling.swift.prefix { $0 != "(" }
        let (written, passed) = parameters[callback] ?? ("", "")
        return [
            "    override func \(method)(\(written)) {",
            "        super.\(method)(\(passed))",
            "        \(closureName(of: callback.spelling.base) ?? "")?()",
            "    }",
        ]
    }
}
