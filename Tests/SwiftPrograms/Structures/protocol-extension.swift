// swift-format-ignore-file
protocol Shape { var name: String { get }; func area() -> Double }
extension Shape { var text: String { "\(name) with area \(area())" }; func bigger(than other: Shape) -> Bool { area() > other.area() } }
struct Square: Shape { let side: Double; var name: String { "square" }; func area() -> Double { side * side } }
struct Circle: Shape { let radius: Double; let name = "circle"; func area() -> Double { 3 * radius * radius } }
final class Blob: Shape { var name = "blob"; var size = 1.5; func area() -> Double { size } }
let shapes: [Shape] = [Square(side: 2), Circle(radius: 1), Blob()]
for shape in shapes { print(shape.text) }
print(shapes.map { $0.area() }.reduce(0, +))
print(shapes.sorted { $0.area() < $1.area() }.map { $0.name })
print(shapes[0].bigger(than: shapes[1]), shapes[2] is Blob, shapes[0] as? Circle == nil)
if let blob = shapes[2] as? Blob { blob.size = 100; print(shapes[2].text) }
