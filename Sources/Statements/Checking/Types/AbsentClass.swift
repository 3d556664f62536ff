/// Classes of UIKit that stand in outlets and parameters of listings, and that the model does
/// without.
@MainActor
enum AbsentClass {
    static let views: Set<String> = ["UIDatePicker", "UIPickerView"]

    static let others: Set<String> = ["NSCoder", "NSError"]

    /// What a value of the class is taken for: a view, or whatever it turns out to be.
    static func type(named name: String) -> ValueType? {
        if views.contains(name) { return .named(.view) }
        return others.contains(name) ? .any : nil
    }
}
