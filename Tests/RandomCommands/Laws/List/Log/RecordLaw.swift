import Foundation

/// Records.
struct RecordLaw: Law {
    let name = "records-are-whole"
    let sentence = "Every line of the log as JSON is an object with its keys."

    func breach(in trial: Trial) -> Breach? {
        breach(in: trial.session.parts.flatMap { $0.output.lines })
    }

    /// The first of the lines that is no whole record.
    func breach(in lines: [String]) -> Breach? {
        let keys = [
            "seq", "step", "t", "obj", "cls", "sel", "objc", "args", "depth", "cause", "rule",
        ]
        for line in lines where !line.isEmpty {
            let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            guard let object, object["v"] as? Int == 1, object["text"] is String else {
                return Breach(expected: "an object with 'v' and 'text'", found: line)
            }
            if object["kind"] == nil, let lacking = keys.first(where: { object[$0] == nil }) {
                return Breach(expected: "the key '\(lacking)'", found: line)
            }
        }
        return nil
    }
}
