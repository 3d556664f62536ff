import HierarchyRecords

extension EventLog {
    /// Appends the event as one JSON object, in the key order of the language's section 4, without
    /// a newline. Every key is there; `seq` and `cause` count from 1.
    func writeJSON(_ event: Event, index: Int, into bytes: inout [UInt8]) {
        let spelling = event.callback.spelling
        let selector = event.callback.isMethod ? spelling : nil
        let className = objects.className(event.object)
        JSONText.append(raw: "{\"v\":1,\"seq\":\(index + 1),\"step\":\(event.step)", to: &bytes)
        JSONText.append(raw: ",\"t\":\(JSONText.number(event.time))", to: &bytes)
        JSONText.append(key: "cat", spelling.category.rawValue, to: &bytes)
        JSONText.append(
            key: "obj", event.object == .none ? nil : objects.name(event.object), to: &bytes)
        JSONText.append(key: "cls", className.isEmpty ? nil : className, to: &bytes)
        JSONText.append(key: "sel", selector?.swift, to: &bytes)
        JSONText.append(key: "objc", selector?.objectiveC, to: &bytes)
        JSONText.append(key: "args", arguments(event), to: &bytes)
        let cause = event.cause < 0 ? "null" : String(Int(event.cause) + 1)
        JSONText.append(raw: ",\"depth\":\(event.depth),\"cause\":\(cause)", to: &bytes)
        JSONText.append(key: "rule", event.rule?.rawValue, to: &bytes)
        JSONText.append(key: "text", text(event), to: &bytes)
        bytes.append(UInt8(ascii: "}"))
    }
}

extension Callback {
    /// Whether it names a method; the others are lines of their own kind.
    fileprivate var isMethod: Bool {
        switch self {
        case .warning, .exception, .call, .mark: false
        default: true
        }
    }
}
