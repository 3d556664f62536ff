import CommandLanguage
import Testing

@Suite("Messages")
struct MessageTests {
    @Test func `a message keeps its sentence and its values apart`() {
        let message: Message = "'\("add")' needs \(2) names" + ": \("add CHILD")"
        #expect(message.template == "'%' needs % names: %")
        #expect(message.values == ["add", "2", "add CHILD"])
        #expect(message.text == "'add' needs 2 names: add CHILD")
    }

    @Test func `values go to their numbers, and other signs stay`() {
        let message: Message = "\("a") before \("b")"
        #expect(message.filling("%2 %1 %3 100% %", \.text) == "b a %3 100% %")
    }

    @Test func `a value with a sign of its own is put in as it is`() {
        let message: Message = "\("%1") and \("x")"
        #expect(message.filling("%2, %1", \.text) == "x, %1")
    }

    @Test func `a part that is a sentence goes through the translation, wherever it comes from`() {
        let part: Message = "of \("Home")"
        let message: Message = "'\("}")' " + "\(part) is missing"
        #expect(message.template == "'%' % is missing")
        #expect(message.text == "'}' of Home is missing")
        #expect(message.filling("%2: %1") { $0.template.uppercased() } == "OF %: }")
    }
}
