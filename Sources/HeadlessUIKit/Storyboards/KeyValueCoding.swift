import HierarchyRecords

extension Simulator {
    /// E53: sets an outlet; an object without the property raises.
    func setOutlet(_ value: Any, forKey key: String, of object: AnyObject) {
        if !set(value, forKey: key, of: object) { raiseUndefinedKey(key, of: object) }
    }

    /// E53: the object has no property of that key.
    package func raiseUndefinedKey(_ key: String, of object: AnyObject) {
        report(.undefinedKey(key, of: describeForKeys(object)), about: objectID(of: object))
    }

    /// Sets a property along a path; false where the object or one on the path does not have it.
    func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Bool {
        let keys = path.split(separator: ".").map(String.init)
        if keys.count == 2, keys[0] == "layer", let view = object as? UIView {
            view.layer.setByKey(value, keys[1])
            return true
        }
        return keys.count == 1 && set(value, forKey: path, of: object)
    }

    private func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
        if let classes = gates.interfaceClasses, classes.set(value, forKey: key, of: object) {
            return true
        }
        if let responder = object as? UIResponder { return responder.setValue(value, forKey: key) }
        return setOutletOfItem(value, key, of: object)
    }

    /// Calls a method by its selector; nil where it returns nothing, or where the object lacks it.
    @discardableResult
    func perform(
        _ selector: String, on object: AnyObject, with arguments: [AnyObject?]
    ) -> AnyObject? {
        guard !isStopped else { return nil }
        if let classes = gates.interfaceClasses {
            return classes.perform(selector, on: object, with: arguments)
        }
        return (object as? any SelectorTarget)?.perform(selector, with: arguments)
    }

    /// E53 has no colon between class and address (D15).
    func describeForKeys(_ object: AnyObject) -> String {
        "<\(className(of: object)) \(name(of: identity(of: object)))>"
    }

    func className(of object: AnyObject) -> String {
        // The id first: an object that is no responder gets it, and its place in the log, just now.
        let id = identity(of: object)
        return log.objects.className(id)
    }
}

extension CALayer {
    /// E54: sets a property by its key. A layer takes any key; one that it does not know changes
    /// nothing here.
    fileprivate func setByKey(_ value: Any?, _ key: String) {
        switch (key, value) {
        case ("cornerRadius", let number as Double): cornerRadius = CGFloat(number)
        case ("borderWidth", let number as Double): borderWidth = CGFloat(number)
        case ("shadowRadius", let number as Double): shadowRadius = CGFloat(number)
        case ("shadowOpacity", let number as Double): shadowOpacity = Float(number)
        case ("zPosition", let number as Double): zPosition = CGFloat(number)
        case ("masksToBounds", let flag as Bool): masksToBounds = flag
        case ("shouldRasterize", let flag as Bool): shouldRasterize = flag
        case ("shadowOffset", let size as CGSize): shadowOffset = size
        case ("name", let text as String): name = text
        case _: break
        }
    }
}

@MainActor
extension RuntimeAttributeRecord {
    /// The value as the model has it.
    var modelValue: Any? {
        switch (kind, value) {
        case (.none, _), (_, .none): nil
        case (.boolean, let value): value.flag ?? false
        case (.number, let value): value.number ?? 0
        case (.string, .text(let text)), (.localizedString, .text(let text)): text
        case (_, .point(let x, let y)): CGPoint(x: x, y: y)
        case (_, .size(let width, let height)): CGSize(width: width, height: height)
        case (_, .rect(let rect)): CGRect(rect)
        case (_, .range(let location, let length)):
            NSRange(location: Int(clamping: location), length: Int(clamping: length))
        case (_, .color(let color)): UIColor.interface(color)
        case (_, .image(let name)): UIImage(named: name)
        case (_, .text(let text)): text
        case (_, .insets), (_, .font), (_, .flags): nil
        }
    }
}
