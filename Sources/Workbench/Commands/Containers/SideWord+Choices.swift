import Statements

extension SideWord {
    static let choices = Choices(noun: "side", words: allCases.map(\.rawValue))
}
