/// Variations in which a closure captures weakly what it held.
extension VariationSource {
    /// Lines in which one capture is weak that was strong.
    var captures: [Variation] {
        syntax.indices.reversed().flatMap { position in
            weakened(syntax[position]).map { Variation(.replace(position, $0)) }
        }
    }

    /// The source with one capture made weak: each that is listed, and each closure that uses a
    /// controller, or `self`, without listing it.
    private func weakened(_ line: LineSyntax) -> [String] {
        let names = cast.all + ["self"]
        return line.closures.flatMap { closure in
            names.compactMap { closure.weakening($0).map(line.source.applying) }
        }
    }
}
