import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A device as `device add` describes it.
struct DeviceDefinition {
    let device: SimulatedDevice

    static let synopsis =
        "NAME W H [scale S] [idiom phone|pad] [wide] [safe T L B R] [landscape T L B R] "
        + "[statusbar H] [corner R]"
    static let keys = [
        "scale", "idiom", "wide", "safe", "landscape", "statusbar", "corner",
    ]

    /// Reads `NAME W H …`; `place` is where the command stands.
    init(_ words: ArraySlice<Word>, at place: SourceSpan) throws(Diagnostic) {
        var reader = DeviceReader(words, at: place)
        device = try reader.read()
    }

    /// The command that defines the device again.
    static func source(of device: SimulatedDevice) -> String {
        var words = ["device add \"\(device.name)\"", text(device.width), text(device.height)]
        words += ["scale", text(Double(device.scale)), "idiom", device.isPad ? "pad" : "phone"]
        if device.isWide { words.append("wide") }
        words += ["safe"] + text(device.safeAreaInsets)
        words += ["landscape"] + text(device.landscapeSafeAreaInsets)
        words += ["statusbar", text(device.statusBarHeight)]
        words += ["corner", text(device.cornerRadius)]
        return words.joined(separator: " ")
    }

    private static func text(_ number: Double) -> String { Decimal.text(number) }

    private static func text(_ insets: UIEdgeInsets) -> [String] {
        [insets.top, insets.left, insets.bottom, insets.right].map { text(Double($0)) }
    }
}

/// Reads the words of a device's definition, and refuses impossible ones.
private struct DeviceReader {
    private var words: ArraySlice<Word>
    private var place: SourceSpan
    private var seen: Set<String> = []

    init(_ words: ArraySlice<Word>, at place: SourceSpan) {
        self.words = words
        self.place = place
    }

    mutating func read() throws(Diagnostic) -> SimulatedDevice {
        let name = try readName()
        let width = try number("width", in: 100...5000)
        let height = try number("height", in: 100...5000)
        guard width <= height else {
            throw wrong(
                "in portrait a screen is no wider than high: \(Decimal.text(width)) by "
                    + "\(Decimal.text(height))")
        }
        var device = SimulatedDevice(
            name: name, width: width, height: height, scale: 2, isWide: false,
            safeAreaInsets: .zero)
        while let key = words.popFirst() { try read(key, into: &device) }
        if !seen.contains("landscape") {
            device.landscapeSafeAreaInsets = device.isPad ? device.safeAreaInsets : .zero
        }
        if !seen.contains("statusbar") {
            device.statusBarHeight = Double(device.safeAreaInsets.top)
        }
        return device
    }

    private mutating func readName() throws(Diagnostic) -> String {
        guard let word = words.popFirst() else {
            throw Diagnostic(
                .wrongArity, at: place, "a device needs a name and a size",
                hint: Message(DeviceDefinition.synopsis))
        }
        place = word.span
        let isPlain = word.text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
                || " -._()".unicodeScalars.contains($0)
        }
        guard isPlain, (1...40).contains(word.text.count), !SimulatedDevice.key(word.text).isEmpty
        else {
            throw wrong("a device's name has 1 to 40 letters, digits, spaces, '-', '.' and '_'")
        }
        return word.text
    }

    private mutating func read(
        _ key: Word, into device: inout SimulatedDevice
    ) throws(Diagnostic) {
        place = key.span
        let name = key.text.lowercased()
        guard DeviceDefinition.keys.contains(name) else {
            throw .unknown("property", key, among: DeviceDefinition.keys)
        }
        guard seen.insert(name).inserted else { throw wrong("'\(name)' is given twice") }
        switch name {
        case "scale": device.scale = Float(try number(name, in: 1...4))
        case "idiom": device.isPad = try idiom()
        case "wide": device.isWide = true
        case "safe": device.safeAreaInsets = try insets(name, device.width, device.height)
        case "landscape":
            device.landscapeSafeAreaInsets = try insets(name, device.height, device.width)
        case "statusbar": device.statusBarHeight = try number(name, in: 0...device.height / 4)
        default: device.cornerRadius = try number(name, in: 0...device.width / 2)
        }
    }

    private mutating func idiom() throws(Diagnostic) -> Bool {
        guard let word = words.popFirst() else { throw wrong("'idiom' is phone or pad") }
        guard word.text == "phone" || word.text == "pad" else {
            throw .unknown("idiom", word, among: ["phone", "pad"])
        }
        return word.text == "pad"
    }

    private mutating func insets(
        _ name: String, _ width: Double, _ height: Double
    ) throws(Diagnostic) -> UIEdgeInsets {
        let top = try number(name, in: 0...height)
        let left = try number(name, in: 0...width)
        let bottom = try number(name, in: 0...height)
        let right = try number(name, in: 0...width)
        guard top + bottom < height, left + right < width else {
            throw wrong("'\(name)' leaves nothing of the screen")
        }
        return UIEdgeInsets(
            top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
    }

    private mutating func number(
        _ noun: String, in range: ClosedRange<Double>
    ) throws(Diagnostic) -> Double {
        guard let word = words.popFirst() else { throw wrong("'\(noun)' needs a number") }
        place = word.span
        guard let value = Decimal.value(word.text), range.contains(value) else {
            let limits = "\(Decimal.text(range.lowerBound)) to \(Decimal.text(range.upperBound))"
            throw wrong("'\(word.text)' is no '\(noun)': a number from \(limits)")
        }
        return value
    }

    private func wrong(_ summary: Message) -> Diagnostic {
        Diagnostic(.wrongValue, at: place, summary)
    }
}
