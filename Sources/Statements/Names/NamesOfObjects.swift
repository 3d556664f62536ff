/// The names that objects were given, to find the first name of an object without a look at every
/// name. It is made at the first question, and kept up to date from then on.
@MainActor
final class NamesOfObjects {
    /// By object: its names, in the order in which it was given them. An entry outlives its object and
    /// may lie about names that were given away, so each answer is checked.
    private var names: [ObjectIdentifier: [String]] = [:]
    /// The place of each name among all.
    private var places: [String: Int] = [:]
    private var isMade = false

    /// Notes that the object has the name from now on.
    func note(_ name: String, of object: AnyObject) {
        guard isMade else { return }
        if places[name] == nil { places[name] = places.count }
        if names[ObjectIdentifier(object)]?.last == name { return }
        names[ObjectIdentifier(object), default: []].append(name)
    }

    /// The name of the object that was given first to any object; nil where it has none.
    func first(of object: AnyObject, in table: NameTable) -> String? {
        make(from: table)
        return names[ObjectIdentifier(object)]?
            .filter { table.object($0) === object }
            .min { places[$0, default: .max] < places[$1, default: .max] }
    }

    /// Forgets everything.
    func removeAll() {
        names = [:]
        places = [:]
        isMade = false
    }

    private func make(from table: NameTable) {
        if isMade { return }
        isMade = true
        for name in table.order {
            if let object = table.object(name) {
                note(name, of: object)
            } else {
                places[name] = places.count
            }
        }
    }
}
