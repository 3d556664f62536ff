import CommandLanguage
import HierarchyRecords

/// Where in the code the check is.
struct CodePlace {
    var language: SourceLanguage
    /// The line, function or closure around.
    var scope: CheckScope
    /// The class around.
    var classContext: ClassContext?
    /// The member of the class, which the log keeps with the calls that it makes.
    var home: CallingCode?
    /// How many `try`s cover the place.
    var attempts = 0
    /// Whether members that only change looks are inert here, since their statement cannot be left out.
    var readsLooks = false
    /// Whether an unknown name gets its nearest right spelling, which is sought among all names.
    var givesAdvice = true
    /// Whether it is code of Swift 2 or 3, whose names are UIKit's of that time.
    var isOldCode = false
    /// What the type parameters of the function around stand for.
    var genericTypes: [String: ValueType] = [:]

    init(language: SourceLanguage) {
        self.language = language
        scope = CheckScope(.line, parent: nil)
    }
}
