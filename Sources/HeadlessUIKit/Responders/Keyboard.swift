import HierarchyRecords

/// What brings up the keyboard when it becomes the first responder.
@MainActor
public protocol UIKeyInput: UIResponder {
    /// Whether there is anything to delete.
    var hasText: Bool { get }
    /// What keys the keyboard has.
    var keyboardType: UIKeyboardType { get }
    /// Puts a text in where the cursor is.
    func insertText(_ text: String)
    /// Deletes the character before the cursor.
    func deleteBackward()
}

/// What keys a keyboard has.
public enum UIKeyboardType: Int, Sendable, CaseIterable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
    case namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// Whether it is a pad of large keys.
    var isPad: Bool {
        switch self {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
        default: false
        }
    }
}

/// The keyboard of a world.
struct KeyboardState {
    /// What it is up for; nil while it is hidden.
    var type: UIKeyboardType?
    /// Counts its changes: a did belongs to the newest only.
    var change = 0
}

extension UIApplication {
    /// Where the keyboard stands, in the screen's coordinates: A98. Null while it is hidden.
    public var keyboardFrame: CGRect {
        simulator.keyboard.type.map { simulator.device.keyboardFrame($0, simulator.orientation) }
            ?? .null
    }
}

extension SimulatedDevice {
    /// A98: where the keyboard stands, in the screen's coordinates.
    func keyboardFrame(_ type: UIKeyboardType, _ orientation: UIInterfaceOrientation) -> CGRect {
        let size = size(in: orientation)
        let height = min(keyboardHeight(type, orientation), Double(size.height))
        return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }

    /// A98: in points.
    private func keyboardHeight(
        _ type: UIKeyboardType, _ orientation: UIInterfaceOrientation
    ) -> Double {
        let hasHomeButton = safeAreaInsets.bottom == 0
        if isPad { return orientation.isLandscape ? 421 : 337 }
        if orientation.isLandscape { return hasHomeButton ? 200 : 209 }
        if hasHomeButton { return type.isPad ? 233 : width > 400 ? 271 : 260 }
        return width > 400 ? 346 : 335
    }
}

extension Simulator {
    private static let keyboardDuration = 0.25

    /// A97: the keyboard follows the first responder of the key window.
    func updateKeyboard() {
        guard focusDepth == 0, !isStopped else { return }
        let wanted = (application.keyWindow?.firstResponder as? any UIKeyInput)?.keyboardType
        let isAnother = application.keyWindow?.firstResponder !== keyboardOwner
        keyboardOwner = application.keyWindow?.firstResponder
        guard let wanted else { return hideKeyboard() }
        if keyboard.type != wanted || systemVersion <= 10 && isAnother { showKeyboard(wanted) }
    }

    /// A97: brings it up, or changes it.
    package func showKeyboard(_ type: UIKeyboardType) {
        let before = keyboard.type
        let begin = keyboardPlace
        keyboard.type = type
        let isSame = before != nil && keyboardPlace == begin
        guard !isSame || systemVersion <= 10 else { return }
        announce(
            from: begin, [UIResponder.keyboardWillShowNotification],
            [UIResponder.keyboardDidShowNotification])
    }

    /// A97: takes it away.
    package func hideKeyboard() {
        guard keyboard.type != nil else { return }
        let begin = keyboardPlace
        keyboard.type = nil
        announce(
            from: begin, [UIResponder.keyboardWillHideNotification],
            [UIResponder.keyboardDidHideNotification])
    }

    /// Where it stands while it is up.
    var shownKeyboard: CGRect? { keyboard.type == nil ? nil : keyboardPlace }

    /// A104: the screen is another one, or turned: the keyboard that stood there follows.
    func moveKeyboard(from begin: CGRect?) {
        guard let begin, keyboard.type != nil, keyboardPlace != begin else { return }
        announce(
            from: begin, [UIResponder.keyboardWillShowNotification],
            [UIResponder.keyboardDidShowNotification])
    }

    /// Whether the keyboard is up.
    package var showsKeyboard: Bool { keyboard.type != nil }

    /// Where it stands, or would while it is hidden: below the screen.
    private var keyboardPlace: CGRect {
        let frame = device.keyboardFrame(keyboard.type ?? .default, orientation)
        return keyboard.type == nil ? frame.offsetBy(dx: 0, dy: frame.height) : frame
    }

    private func announce(
        from begin: CGRect, _ wills: [Notification.Name], _ dids: [Notification.Name]
    ) {
        keyboard.change += 1
        moveGuides(to: keyboard.type == nil ? nil : keyboardPlace)
        let change = keyboard.change
        let information = keyboardInformation(from: begin)
        post([UIResponder.keyboardWillChangeFrameNotification] + wills, information)
        runLoop.perform(after: Self.keyboardDuration) { [weak self] in
            guard let self, keyboard.change == change else { return }
            post([UIResponder.keyboardDidChangeFrameNotification] + dids, information)
        }
    }

    private func post(_ names: [Notification.Name], _ information: [AnyHashable: Any]) {
        for name in names { notifications.post(name: name, object: screen, userInfo: information) }
    }

    private func keyboardInformation(from begin: CGRect) -> [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: begin,
            UIResponder.keyboardFrameEndUserInfoKey: keyboardPlace,
            UIResponder.keyboardAnimationDurationUserInfoKey: Self.keyboardDuration,
            // The keyboard's own curve, which has no name.
            UIResponder.keyboardAnimationCurveUserInfoKey: 7,
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
    }
}
