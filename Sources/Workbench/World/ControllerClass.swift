import HeadlessUIKit

/// The classes that `new NAME as CLASS` can make.
enum ControllerClass {
    /// The class of a controller made without one.
    static let plain = "UIViewController"

    static let choices = Choices(noun: "class", words: [plain])

    /// A controller of that class.
    @MainActor
    static func make(_ name: String) -> UIViewController? {
        name == plain ? UIViewController() : nil
    }
}
