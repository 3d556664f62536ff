/// How roles look in pictures: the console's colors for HTML, on a dark ground.
enum SVGLook {
    static let background = "#0D1117"
    static let text = "#E6EDF3"

    /// One style rule for each role that does not look plain.
    static var rules: [String] {
        Role.allCases.compactMap { role in
            style(role).map { "tspan.\(role), text.\(role) { \($0) }" }
        }
    }

    /// The class of the role's pieces; nil where they look plain.
    static func className(_ role: Role) -> String? { style(role) == nil ? nil : "\(role)" }

    private static func style(_ role: Role) -> String? {
        switch role {
        case .willAppear: "fill: #56B4E9;"
        case .didAppear, .added: "fill: #009E73;"
        case .willDisappear, .didDisappear: "fill: #CC79A7;"
        case .load: "fill: #7C9DFF; font-weight: bold;"
        case .traits: "fill: #E69F00; text-decoration: underline;"
        case .problem: "fill: #D55E00; font-weight: bold;"
        case .removed: "fill: #D55E00;"
        case .changed: "fill: #56B4E9; font-weight: bold;"
        case .containment, .strong, .prompt: "font-weight: bold;"
        case .dim: "fill: #8B949E;"
        case .plain, .object, .presentation, .event: nil
        }
    }
}
