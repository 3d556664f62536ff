/// What a view that takes text wishes of the keyboard.
@MainActor
package protocol UITextInputTraits: AnyObject {
    /// The wishes that the model keeps.
    var inputPreferences: TextInputPreferences { get set }
}

/// Wishes of the keyboard that are kept; nothing in the model follows from them.
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

    /// As the system has them.
    package init() {}
}

/// Which letters the keyboard makes large by itself.
public enum UITextAutocapitalizationType: Int, Sendable, CaseIterable {
    case none, words, sentences, allCharacters
}

/// Whether the keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable, CaseIterable { case `default`, no, yes }

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable, CaseIterable { case `default`, no, yes }

/// Whether straight quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable, CaseIterable { case `default`, no, yes }

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable, CaseIterable { case `default`, no, yes }

/// Whether spaces follow what is inserted and deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable, CaseIterable { case `default`, no, yes }

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable, CaseIterable { case `default`, dark, light }

/// What a text means, for the keyboard to suggest it.
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
