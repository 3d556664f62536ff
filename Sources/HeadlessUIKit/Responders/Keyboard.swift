import HierarchyRecords

/// A responder that brings up the keyboard when it becomes first responder.
@MainActor
public protocol UIKeyInput: UIResponder {
    /// Whether there is text to delete.
    var hasText: Bool { get }
    /// The type of keyboard to show.
    var keyboardType: UIKeyboardType { get }
    /// Inserts a text at the cursor.
    func insertText(_ text: String)
    /// Deletes the character before the cursor.
    func deleteBackward()
}

/// The type of keyboard to show.
public enum UIKeyboardType: Int, Sendable, CaseIterable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
    case namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// Whether the keyboard is a keypad with large keys.
    var isPad: Bool {
        switch self {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
        case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress,
            .twitter, .webSearch:
            false
        }
    }
}

/// The state of a world's keyboard.
struct KeyboardState {
    /// The type of the visible keyboard; nil while it is hidden.
    var type: UIKeyboardType?
    /// The number of changes; `didShow` and `didHide` notifications are only posted for the latest.
    var change = 0
    /// The first responder that it followed last.
    weak var owner: UIResponder?
}

extension UIApplication {
    /// The keyboard's frame in the screen's coordinates: A98. Null while it is hidden.
    public var keyboardFrame: CGRect {
        simulator.input.keyboard.type.map {
            simulator.display.device.keyboardFrame($0, simulator.display.orientation)
        }
            ?? .null
    }
}

extension SimulatedDevice {
    /// A98: the frame of a keyboard in the screen's coordinates.
    func keyboardFrame(_ type: UIKeyboardType, _ orientation: UIInterfaceOrientation) -> CGRect {
        let size = size(in: orientation)
        let height = min(keyboardHeight(type, orientation), Double(size.height))
        return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }

    /// A98: the height in points.
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

    /// A97: shows or hides the keyboard as the key window's first responder requires.
    func updateKeyboard() {
        guard input.focusDepth == 0, !isStopped else { return }
        let wanted = (application.keyWindow?.firstResponder as? any UIKeyInput)?.keyboardType
        let isAnother = application.keyWindow?.firstResponder !== input.keyboard.owner
        input.keyboard.owner = application.keyWindow?.firstResponder
        guard let wanted else { return hideKeyboard() }
        if input.keyboard.type != wanted || systemVersion <= 10 && isAnother {
            showKeyboard(wanted)
        }
    }

    /// A97: shows the keyboard, or changes its type.
    package func showKeyboard(_ type: UIKeyboardType) {
        let before = input.keyboard.type
        let begin = keyboardPlace
        input.keyboard.type = type
        let isSame = before != nil && keyboardPlace == begin
        guard !isSame || systemVersion <= 10 else { return }
        announce(
            from: begin, [UIResponder.keyboardWillShowNotification],
            [UIResponder.keyboardDidShowNotification])
    }

    /// A97: hides the keyboard.
    package func hideKeyboard() {
        guard input.keyboard.type != nil else { return }
        let begin = keyboardPlace
        input.keyboard.type = nil
        announce(
            from: begin, [UIResponder.keyboardWillHideNotification],
            [UIResponder.keyboardDidHideNotification])
    }

    /// The frame of the keyboard; nil while it is hidden.
    var shownKeyboard: CGRect? { input.keyboard.type == nil ? nil : keyboardPlace }

    /// A104: adapts the visible keyboard to a screen that was rotated or resized.
    func moveKeyboard(from begin: CGRect?) {
        guard let begin, input.keyboard.type != nil, keyboardPlace != begin else { return }
        announce(
            from: begin, [UIResponder.keyboardWillShowNotification],
            [UIResponder.keyboardDidShowNotification])
    }

    /// Whether the keyboard is visible.
    package var showsKeyboard: Bool { input.keyboard.type != nil }

    /// The frame of the keyboard; while it is hidden, its frame below the screen.
    private var keyboardPlace: CGRect {
        let frame = display.device.keyboardFrame(
            input.keyboard.type ?? .default, display.orientation)
        return input.keyboard.type == nil ? frame.offsetBy(dx: 0, dy: frame.height) : frame
    }

    private func announce(
        from begin: CGRect, _ wills: [Notification.Name], _ dids: [Notification.Name]
    ) {
        input.keyboard.change += 1
        moveGuides(to: input.keyboard.type == nil ? nil : keyboardPlace)
        let change = input.keyboard.change
        let information = keyboardInformation(from: begin)
        post([UIResponder.keyboardWillChangeFrameNotification] + wills, information)
        runLoop.perform(after: Self.keyboardDuration) { [weak self] in
            guard let self, input.keyboard.change == change else { return }
            post([UIResponder.keyboardDidChangeFrameNotification] + dids, information)
        }
    }

    private func post(_ names: [Notification.Name], _ information: [AnyHashable: Any]) {
        for name in names {
            system.notifications.post(name: name, object: screen, userInfo: information)
        }
    }

    private func keyboardInformation(from begin: CGRect) -> [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: begin,
            UIResponder.keyboardFrameEndUserInfoKey: keyboardPlace,
            UIResponder.keyboardAnimationDurationUserInfoKey: Self.keyboardDuration,
            // UIKit's private curve of the keyboard animation.
            UIResponder.keyboardAnimationCurveUserInfoKey: 7,
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
    }
}
