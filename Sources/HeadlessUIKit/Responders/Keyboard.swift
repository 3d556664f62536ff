import HierarchyRecords

/// A responder that brings up the keyboard when it becomes first responder.
@preconcurrency @MainActor
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

/// What stands at the lower edge of the screen for the first responder.
struct KeyboardPanel: Equatable {
    /// The type of the system's keyboard; nil where the app has a view of its own, or only an
    /// accessory.
    var type: UIKeyboardType?
    /// The height of the app's own view in its place.
    var own: CGFloat?
    /// The height of the accessory above it.
    var accessory: CGFloat = 0
}

/// The state of a world's keyboard.
struct KeyboardState {
    /// What is shown; nil while it is hidden.
    var panel: KeyboardPanel?
    /// The number of changes; `didShow` and `didHide` notifications are only posted for the latest.
    var change = 0
    /// The first responder that it followed last.
    weak var owner: UIResponder?
}

extension UIApplication {
    /// The keyboard's frame in the screen's coordinates: A98. Null while it is hidden.
    public var keyboardFrame: CGRect {
        simulator.shownKeyboard ?? .null
    }
}

extension SimulatedDevice {
    /// A98: the frame of a keyboard in the screen's coordinates. An accessory stands above it, or
    /// by itself above the safe area (X40).
    func keyboardFrame(
        _ panel: KeyboardPanel, _ orientation: UIInterfaceOrientation, ios version: Int
    ) -> CGRect {
        let size = size(in: orientation)
        let below = version >= 11 ? safeAreaInsets(in: orientation, ios: version).bottom : 0
        let system = panel.type.map { CGFloat(keyboardHeight($0, orientation)) }
        let height = min((panel.own ?? system ?? below) + panel.accessory, size.height)
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
        let first = application.keyWindow?.firstResponder
        let isAnother = first !== input.keyboard.owner
        input.keyboard.owner = first
        guard let wanted = first?.keyboardPanel else { return hideKeyboard() }
        if input.keyboard.panel != wanted || systemVersion <= 10 && isAnother { show(wanted) }
    }

    /// A97: shows the system's keyboard, or changes its type.
    package func showKeyboard(_ type: UIKeyboardType) { show(KeyboardPanel(type: type)) }

    private func show(_ panel: KeyboardPanel) {
        let before = input.keyboard.panel
        let begin = keyboardPlace
        input.keyboard.panel = panel
        let isSame = before != nil && keyboardPlace == begin
        guard !isSame || systemVersion <= 10 else { return }
        announce(
            from: begin, [UIResponder.keyboardWillShowNotification],
            [UIResponder.keyboardDidShowNotification])
    }

    /// A97: hides the keyboard.
    package func hideKeyboard() {
        guard input.keyboard.panel != nil else { return }
        let begin = keyboardPlace
        input.keyboard.panel = nil
        announce(
            from: begin, [UIResponder.keyboardWillHideNotification],
            [UIResponder.keyboardDidHideNotification])
    }

    /// The frame of the keyboard; nil while it is hidden.
    var shownKeyboard: CGRect? { input.keyboard.panel == nil ? nil : keyboardPlace }

    /// A104: adapts the visible keyboard to a screen that was rotated or resized.
    func moveKeyboard(from begin: CGRect?) {
        guard let begin, input.keyboard.panel != nil, keyboardPlace != begin else { return }
        announce(
            from: begin, [UIResponder.keyboardWillShowNotification],
            [UIResponder.keyboardDidShowNotification])
    }

    /// Whether the keyboard is visible.
    package var showsKeyboard: Bool { input.keyboard.panel != nil }

    /// The frame of the keyboard; while it is hidden, its frame below the screen.
    private var keyboardPlace: CGRect {
        let frame = display.device.keyboardFrame(
            input.keyboard.panel ?? KeyboardPanel(type: .default), display.orientation,
            ios: systemVersion)
        return input.keyboard.panel == nil ? frame.offsetBy(dx: 0, dy: frame.height) : frame
    }

    private func announce(
        from begin: CGRect, _ wills: [Notification.Name], _ dids: [Notification.Name]
    ) {
        input.keyboard.change += 1
        moveGuides(to: input.keyboard.panel == nil ? nil : keyboardPlace)
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

extension UIResponder {
    /// X40: what it brings up as first responder; nil where that is nothing.
    fileprivate var keyboardPanel: KeyboardPanel? {
        let own = firstInChain({ $0.inputView })?.bounds.height
        let accessory = firstInChain({ $0.inputAccessoryView })?.bounds.height
        let type = own == nil ? (self as? any UIKeyInput)?.keyboardType ?? typeOfSearch : nil
        guard own != nil || accessory != nil || type != nil else { return nil }
        return KeyboardPanel(type: type, own: own, accessory: accessory ?? 0)
    }

    /// A search bar stands for the field in it, which brings up the keyboard.
    private var typeOfSearch: UIKeyboardType? { self is UISearchBar ? .default : nil }
}
