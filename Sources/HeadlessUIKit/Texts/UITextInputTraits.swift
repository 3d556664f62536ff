/// The keyboard and the corrections that a text input view prefers.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// Where the view keeps what it prefers.
    var inputPreferences: TextInputPreferences { get set }
}

extension UITextInputTraits {
    /// Which letters the keyboard makes capitals by itself; sentences at first.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { inputPreferences.autocapitalization }
        set { inputPreferences.autocapitalization = newValue }
    }
    /// Whether the keyboard corrects what is typed; as the system decides at first.
    public var autocorrectionType: UITextAutocorrectionType {
        get { inputPreferences.autocorrection }
        set { inputPreferences.autocorrection = newValue }
    }
    /// Whether misspelt words are marked; as the system decides at first.
    @available(iOS 5, *)
    public var spellCheckingType: UITextSpellCheckingType {
        get { inputPreferences.spellChecking }
        set { inputPreferences.spellChecking = newValue }
    }
    /// Whether straight quotation marks become curly ones.
    @available(iOS 11, *)
    public var smartQuotesType: UITextSmartQuotesType {
        get { inputPreferences.smartQuotes }
        set { inputPreferences.smartQuotes = newValue }
    }
    /// Whether two hyphens become a dash.
    @available(iOS 11, *)
    public var smartDashesType: UITextSmartDashesType {
        get { inputPreferences.smartDashes }
        set { inputPreferences.smartDashes = newValue }
    }
    /// Whether spaces are mended around what is pasted and deleted.
    @available(iOS 11, *)
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { inputPreferences.smartInsertDelete }
        set { inputPreferences.smartInsertDelete = newValue }
    }
    /// Whether the keyboard is light, dark or as the system decides.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { inputPreferences.keyboardAppearance }
        set { inputPreferences.keyboardAppearance = newValue }
    }
    /// Whether the return key waits until there is text; false at first.
    public var enablesReturnKeyAutomatically: Bool {
        get { inputPreferences.enablesReturnKey }
        set { inputPreferences.enablesReturnKey = newValue }
    }
    /// The meaning of the text; nil says nothing.
    @available(iOS 10, *)
    public var textContentType: UITextContentType? {
        get { inputPreferences.content }
        set { inputPreferences.content = newValue }
    }
}

/// Preferences for the keyboard; they are stored, but have no effect in the model.
public struct TextInputPreferences {
    fileprivate var autocapitalization = UITextAutocapitalizationType.sentences
    fileprivate var autocorrection = UITextAutocorrectionType.default
    fileprivate var spellChecking = UITextSpellCheckingType.default
    fileprivate var smartQuotes = UITextSmartQuotesType.default
    fileprivate var smartDashes = UITextSmartDashesType.default
    fileprivate var smartInsertDelete = UITextSmartInsertDeleteType.default
    fileprivate var keyboardAppearance = UIKeyboardAppearance.default
    fileprivate var enablesReturnKey = false
    fileprivate var content: UITextContentType?

    /// The system's default preferences.
    public init() {}
}

/// Which letters the keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable, CaseIterable {
    case none, words, sentences, allCharacters
}

/// Whether the keyboard corrects spelling automatically.
public enum UITextAutocorrectionType: Int, Sendable, CaseIterable { case `default`, no, yes }

/// Whether spelling is checked.
@available(iOS 5, *)
public enum UITextSpellCheckingType: Int, Sendable, CaseIterable { case `default`, no, yes }

/// Whether straight quotation marks become curly.
@available(iOS 11, *)
public enum UITextSmartQuotesType: Int, Sendable, CaseIterable { case `default`, no, yes }

/// Whether two hyphens become a dash.
@available(iOS 11, *)
public enum UITextSmartDashesType: Int, Sendable, CaseIterable { case `default`, no, yes }

/// Whether spaces are adjusted around inserted and deleted words.
@available(iOS 11, *)
public enum UITextSmartInsertDeleteType: Int, Sendable, CaseIterable { case `default`, no, yes }

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable, CaseIterable { case `default`, dark, light }

/// The meaning of a text, by which the keyboard can suggest content.
@available(iOS 10, *)
public enum UITextContentType: String, Sendable, CaseIterable {
    case name, namePrefix = "name-prefix", givenName = "given-name"
    case middleName = "middle-name", familyName = "family-name", nameSuffix = "name-suffix"
    case nickname, jobTitle = "job-title", organizationName = "organization-name", location
    case fullStreetAddress = "full-street-address", streetAddressLine1 = "street-address-line1"
    case streetAddressLine2 = "street-address-line2", addressCity = "address-level2"
    case addressState = "address-level1", addressCityAndState = "address-level1+2"
    case sublocality = "address-level3", countryName = "country-name"
    case postalCode = "postal-code", telephoneNumber = "tel", emailAddress = "email", URL = "url"
    case creditCardNumber = "cc-number", username, password, newPassword = "new-password"
    case oneTimeCode = "one-time-code"
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable, CaseIterable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
}
