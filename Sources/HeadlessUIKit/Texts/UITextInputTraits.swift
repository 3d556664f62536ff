/// The keyboard and the corrections that a text input view prefers.
@MainActor
package protocol UITextInputTraits: AnyObject {
    /// The stored preferences.
    var inputPreferences: TextInputPreferences { get set }
}

/// Preferences for the keyboard; they are stored, but have no effect in the model.
package struct TextInputPreferences {
    package var autocapitalizationType = UITextAutocapitalizationType.sentences
    package var autocorrectionType = UITextAutocorrectionType.default
    package var spellCheckingType = UITextSpellCheckingType.default
    package var smartQuotesType = UITextSmartQuotesType.default
    package var smartDashesType = UITextSmartDashesType.default
    package var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    package var keyboardAppearance = UIKeyboardAppearance.default
    package var enablesReturnKeyAutomatically = false
    package var textContentType: UITextContentType?

    /// The system's default preferences.
    package init() {}
}

/// Which letters the keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable, CaseIterable {
    case none, words, sentences, allCharacters
}

/// Whether the keyboard corrects spelling automatically.
public enum UITextAutocorrectionType: Int, Sendable, CaseIterable { case `default`, no, yes }

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable, CaseIterable { case `default`, no, yes }

/// Whether straight quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable, CaseIterable { case `default`, no, yes }

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable, CaseIterable { case `default`, no, yes }

/// Whether spaces are adjusted around inserted and deleted words.
public enum UITextSmartInsertDeleteType: Int, Sendable, CaseIterable { case `default`, no, yes }

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable, CaseIterable { case `default`, dark, light }

/// The meaning of a text, by which the keyboard can suggest content.
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
