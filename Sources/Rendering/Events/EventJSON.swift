import HierarchyRecords

extension EventLog {
    /// Appends the event as one JSON object, in the key order of the language's section 4, without
    /// a newline. Every key is there; `seq` and `cause` count from 1.
    func writeJSON(_ event: Event, index: Int, into bytes: inout [UInt8]) {
        let spelling = event.callback.spelling
        let isMethod = !event.callback.isNote
        let name = event.object == .none ? nil : objects.name(event.object)
        JSONText.append("{\"v\":1", to: &bytes)
        append("seq", index + 1, to: &bytes)
        append("step", Int(event.step), to: &bytes)
        JSONText.append(key: "t", to: &bytes)
        JSONText.append(JSONText.number(event.time), to: &bytes)
        JSONText.append(key: "cat", spelling.category.rawValue, to: &bytes)
        JSONText.append(key: "obj", name, to: &bytes)
        JSONText.append(
            key: "cls", name == nil ? nil : objects.className(event.object), to: &bytes)
        let own = ownMethod(event)?.name
        JSONText.append(key: "sel", own ?? (isMethod ? spelling.swift : nil), to: &bytes)
        JSONText.append(
            key: "objc", own.map(Self.selector(of:)) ?? (isMethod ? spelling.objectiveC : nil),
            to: &bytes)
        JSONText.append(key: "args", arguments(event), to: &bytes)
        append("depth", Int(event.depth), to: &bytes)
        append("cause", event.cause < 0 ? nil : Int(event.cause) + 1, to: &bytes)
        JSONText.append(key: "rule", event.rule?.rawValue, to: &bytes)
        JSONText.append(key: "text", to: &bytes)
        JSONText.appendString(to: &bytes) { write(event, into: &$0) }
        bytes.append(UInt8(ascii: "}"))
    }

    /// The selector of a method that takes the notification, or nothing.
    static func selector(of method: String) -> String {
        method.prefix { $0 != "(" } + (method.contains(":") ? ":" : "")
    }

    private func append(_ key: String, _ number: Int?, to bytes: inout [UInt8]) {
        JSONText.append(key: key, to: &bytes)
        JSONText.append(number.map { String($0) } ?? "null", to: &bytes)
    }
}
