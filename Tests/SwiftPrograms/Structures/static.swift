// swift-format-ignore-file
struct Config { static var level = 1 { didSet { print("level", oldValue, level) } }; static let shared = Config(name: "s"); var name: String; static func make() -> Config { Config(name: "m\(level)") } }
Config.level = 3; print(Config.shared.name, Config.make().name, Config.level)
