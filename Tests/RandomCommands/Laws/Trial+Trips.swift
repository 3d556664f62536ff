extension Trial {
    /// How the session differs from what it was before each of the trips, which lead back.
    func breach(after trips: [[String]]) -> Breach? {
        let other = played()
        for trip in trips {
            other.play(trip)
            if let breach = Breach(expected: seen, found: other.seen) {
                return Breach(
                    expected: breach.expected,
                    found: breach.found + "\n(after \(trip.joined(separator: "; ")))")
            }
        }
        return nil
    }
}
