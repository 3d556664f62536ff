// swift-format-ignore-file
struct Student { var name: String; var grades: [Int]
    var average: Double { grades.isEmpty ? 0 : Double(grades.reduce(0, +)) / Double(grades.count) }
    mutating func add(_ grade: Int) { grades.append(grade) } }
var students = [Student(name: "Ann", grades: [1, 2]), Student(name: "Bob", grades: [])]
let before = students
students[1].add(5)
students[0].grades[0] = 9
for s in students { print(s.name, s.grades, s.average) }
for s in before { print(s.name, s.grades, s.average) }
for i in students.indices { students[i].name += "!" }
print(students.map { $0.name }, students.map(\.average))
print(students)
let best = students.max { $0.average < $1.average }
print(best?.name ?? "none", best as Any)
students.sort { $0.name > $1.name }
print(students.first!.name)
students.removeAll { $0.grades.count == 1 }
print(students.count)
