import CommandLanguage
import HeadlessUIKit

/// The command for a device that moves over the earth.
extension CommandTable {
    static let locationCommand = Command(
        "location", .callbacks,
        "Sets where the device is, or the user's answer to the app's request; alone it shows both.",
        [.optional("LAT LON", .numbers(2)), .optional("ANSWER", .choice(answers))],
        classify: { $0.isGiven(0) || $0.isGiven(1) ? .step : .look },
        synopsis: "location [LAT LON|\(answers.words.joined(separator: "|"))]",
        code: .nothing("the user and the device do it"),
        details: [
            Command.Detail("LAT", "degrees north, from -90 to 90"),
            Command.Detail("LON", "degrees east, from -180 to 180"),
            Command.Detail("ANSWER", "allow is while the app is in use, always in the background"),
            Command.Detail("", "a CLLocationManager that was started tells its delegate"),
        ],
        examples: [
            "class Home: UIViewController, CLLocationManagerDelegate { "
                + "let manager = CLLocationManager(); override func viewDidLoad() { "
                + "manager.delegate = self; manager.requestWhenInUseAuthorization(); "
                + "manager.startUpdatingLocation() } }\n"
                + "new home as Home; root home; location 52.5 13.4; location allow; location"
        ], run: changeLocation)

    private static let answers = Choices(noun: "answer", words: ["allow", "always", "deny"])
}

@MainActor
private func changeLocation(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    if arguments.isGiven(0), arguments.isGiven(1) {
        throw Diagnostic(
            .wrongArity, at: arguments.span(1), "one of a place and an answer at a time")
    }
    let locations = session.world.simulator.system.locations
    switch arguments.choice(1) {
    case "allow": locations.allow(.authorizedWhenInUse)
    case "always": locations.allow(.authorizedAlways)
    case "deny": locations.allow(.denied)
    default:
        guard arguments.isGiven(0) else { return tell(session, of: locations) }
        locations.move(to: try place(arguments))
        tellWhoWaits(session, locations)
    }
}

@MainActor
private func place(
    _ arguments: borrowing Arguments
) throws(Diagnostic) -> CLLocationCoordinate2D {
    let numbers = arguments.numbers(0)
    guard (-90...90).contains(numbers[0]) else {
        throw Diagnostic(
            .wrongValue, at: arguments.words(0)[0].span,
            "a latitude goes from -90 to 90 degrees")
    }
    guard (-180...180).contains(numbers[1]) else {
        throw Diagnostic(
            .wrongValue, at: arguments.words(0)[1].span,
            "a longitude goes from -180 to 180 degrees")
    }
    return CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1])
}

/// Says why no manager tells its delegate of a place.
@MainActor
private func tellWhoWaits(_ session: Session, _ locations: LocationService) {
    guard locations.question != nil, !locations.managers.isEmpty else { return }
    session.note("the app waits for the user's answer: location allow|always|deny")
}

/// Where the device is, what the user allows, and which managers there are.
@MainActor
private func tell(_ session: Session, of locations: LocationService) {
    let place = locations.place?.coordinate
    let managers = locations.managers.map {
        session.world.simulator.log.objects.name($0.objectID)
    }
    session.say(
        FactList(
            title: "location",
            rows: [
                Fact(
                    "place",
                    place.map { Decimal.text($0.latitude) + " " + Decimal.text($0.longitude) }
                        ?? "nowhere: location LAT LON"),
                Fact(
                    "allowed",
                    locations.question.map { "asked for \($0): location allow|always|deny" }
                        ?? "\(locations.status)"),
                Fact(
                    "managers",
                    managers.isEmpty ? "none" : managers.joined(separator: ", ")),
            ]))
}
