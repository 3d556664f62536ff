import Testing

@testable import Console

@Suite("Color policy")
struct ColorPolicyTests {
    private func usesColor(
        _ choice: ColorChoice? = nil, _ environment: [String: String] = [:],
        isTerminal: Bool = true
    ) -> Bool {
        ColorPolicy.usesColor(choice, environment: { environment[$0] }, isTerminal: isTerminal)
    }

    @Test("a terminal is colored, a pipe is not")
    func terminalDecides() {
        #expect(usesColor())
        #expect(!usesColor(isTerminal: false))
        #expect(!usesColor(.auto, isTerminal: false))
    }

    @Test("--color wins over everything")
    func explicitWins() {
        #expect(usesColor(.always, ["NO_COLOR": "1", "TERM": "dumb"], isTerminal: false))
        #expect(!usesColor(.never, ["FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"]))
    }

    @Test("FORCE_COLOR comes before NO_COLOR, which comes before CLICOLOR_FORCE")
    func variablesInOrder() {
        #expect(usesColor(nil, ["FORCE_COLOR": "1", "NO_COLOR": "1"], isTerminal: false))
        #expect(!usesColor(nil, ["FORCE_COLOR": "0"]))
        #expect(!usesColor(nil, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]))
        #expect(usesColor(nil, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], isTerminal: false))
        #expect(!usesColor(nil, ["CLICOLOR_FORCE": "0"], isTerminal: false))
        #expect(!usesColor(nil, ["TERM": "dumb"]))
    }

    @Test("an empty variable counts as unset")
    func emptyIsUnset() {
        #expect(usesColor(nil, ["NO_COLOR": "", "FORCE_COLOR": ""]))
    }
}
