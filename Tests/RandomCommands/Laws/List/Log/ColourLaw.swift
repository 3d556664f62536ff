import HierarchyRecords
import Workbench

/// Colours.
struct ColourLaw: Law {
    let format: DisplaySettings.LogFormat

    var name: String { "\(format.rawValue)-and-coloured" }
    var sentence: String { "The \(format.rawValue) log in colours says what it says without." }

    func breach(in trial: Trial) -> Breach? {
        let plain = trial.played(nil, SessionLook(format: format))
        let coloured = trial.played(nil, SessionLook(format: format, isColoured: true))
        for (part, other) in zip(plain.parts, coloured.parts) {
            let lines = (other.output + other.talk).withoutEscapes.lines
            if let breach = Breach(expected: (part.output + part.talk).lines, found: lines) {
                return breach
            }
        }
        return nil
    }
}

extension String {
    /// The text without escape sequences of colours and links.
    fileprivate var withoutEscapes: String {
        replacing(/\u{1B}\[[0-9;]*[A-Za-z]|\u{1B}\][^\u{1B}\u{07}]*(?:\u{1B}\\|\u{07})/, with: "")
    }
}
