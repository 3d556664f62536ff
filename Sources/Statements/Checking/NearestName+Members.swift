import CommandLanguage

extension NearestName {
    /// The member whose name without its labels is nearest.
    static func nearestMember(to name: String, among members: [String]) -> String? {
        let bases = members.map { String($0.prefix { $0 != "(" }) }
        let nearest = nearest(to: name, among: bases)
        return nearest.flatMap { bases.firstIndex(of: $0) }.map { members[$0] }
    }
}
