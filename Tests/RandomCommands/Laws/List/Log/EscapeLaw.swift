import Workbench

/// Control characters.
struct EscapeLaw: Law {
    let name = "no-raw-escape"
    let sentence = "Nothing that is printed without colours has a control character in it."

    func breach(in trial: Trial) -> Breach? {
        let plain = trial.played(nil, SessionLook(format: .plain))
        return breach(in: plain.parts.flatMap { ($0.output + $0.talk).lines })
    }

    /// The first of the lines that has one.
    func breach(in lines: [String]) -> Breach? {
        for line in lines {
            let isBad = line.unicodeScalars.contains {
                $0.properties.generalCategory == .control && $0 != "\t"
            }
            if isBad {
                return Breach(expected: "no control character", found: line.debugDescription)
            }
        }
        return nil
    }
}
