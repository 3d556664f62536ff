import CommandLanguage
import POSIX
import Workbench

/// What the system says of a call that failed.
public enum SystemError {
    /// Of the call just made.
    public static var last: Message { words(errno) }

    /// Of the error of that number.
    public static func words(_ number: Int32) -> Message {
        Message(String(cString: strerror(number)))
    }
}

/// What the program says to a person, who may read another language than English.
public typealias Sentence = Message
/// The sentences of a language.
public typealias Phrases = Phrasebook
