import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// `traits NAME`: each trait, and who gave it its value.
extension CommandTable {
    static let traitsCommand = Command(
        "traits", .looking, "Shows an object's traits, and where each value comes from.",
        [Parameter("NAME", .object(.any))], effect: .look,
        examples: ["new home; new a; root home; add a; trait style dark for a; traits a"],
        run: showTraits)
}

@MainActor
private func showTraits(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0) else { return }
    let object = try session.world.bearerOfTraits(word)
    let layers: [TraitLayer]
    switch object {
    case let controller as UIViewController: layers = controller.traitLayers
    case let view as UIView: layers = view.traitLayers
    default: throw Diagnostic(.wrongType, at: word.span, "'\(word.text)' has no traits")
    }
    let rows = TraitOrigins(layers, in: session.world).rows
    session.say(FactList(title: "traits of \(word.text)", rows: rows))
}

/// The values of an object's traits with their origins.
@MainActor
private struct TraitOrigins {
    private let layers: [TraitLayer]
    private let world: World

    init(_ layers: [TraitLayer], in world: World) {
        self.layers = layers
        self.world = world
    }

    var rows: [Fact] {
        let own = layers.flatMap(\.own.traits).reduce(into: [OwnTrait]()) { traits, trait in
            if !traits.contains(where: { $0.identifier == trait.identifier }) {
                traits.append(trait)
            }
        }
        let defaults = defined.filter { type in
            !own.contains { $0.identifier == type.traitIdentifier }
        }
        return TraitID.builtIn.compactMap(row) + own.compactMap(row)
            + defaults.compactMap(defaultRow)
    }

    /// The traits that the session defines.
    private var defined: [TypeDescription] {
        let table = world.statements.variables.classes
        return table.names.compactMap(table.type).filter { $0.traitID != nil }
    }

    private func defaultRow(_ type: TypeDescription) -> Fact? {
        guard let value = type.staticValue("defaultValue") else { return nil }
        return Fact(type.traitName, "\(value.printedText) (default of \(type.name))")
    }

    private func row(_ id: TraitID) -> Fact? {
        guard let layer = layers.last(where: { id.text(in: $0.values) != nil }),
            let text = id.text(in: layer.values)
        else { return nil }
        return Fact(id.name, "\(number(text)) (\(origin(of: layer, id)))")
    }

    private func row(_ trait: OwnTrait) -> Fact? {
        guard let layer = layers.last(where: { $0.own[trait.identifier] != nil }),
            let value = layer.own[trait.identifier]
        else { return nil }
        let id = TraitID.custom(trait.identifier)
        let name = (trait.definition as? TypeReference)?.described.traitName ?? id.name
        let text = (value as? TraitValue)?.value.printedText ?? "\(value)"
        return Fact(name, "\(text) (\(origin(of: layer, id)))")
    }

    private func number(_ text: String) -> String {
        Decimal.value(text).map(Decimal.text) ?? text
    }

    private func origin(of layer: TraitLayer, _ id: TraitID) -> String {
        switch layer.origin {
        case .screen:
            let device = world.deviceTraits
            return id.text(in: device) == id.text(in: layer.values)
                ? world.device.name : "screen, set by 'trait'"
        case .view(let view): return "override at \(world.name(of: view))"
        case .parent(let parent, let child):
            return "override by \(world.name(of: parent)) for \(world.name(of: child))"
        case .presentation(let presented):
            return "override by the presentation of \(world.name(of: presented))"
        case .controller(let controller): return "override at \(world.name(of: controller))"
        case .place(.sideColumn(let split)):
            return "side column of \(world.name(of: split))"
        case .place(.presentation(let style)): return "floats as \(style)"
        }
    }
}
