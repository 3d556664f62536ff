import CommandLanguage

/// What a check of a line finds out beside what it is for.
@MainActor
struct CheckFindings {
    /// Members that the code of the line's classes uses and that no class defines.
    var undefined = UndefinedMembers()
    /// Messages whose words were joined, and what they were read as.
    var readings: [CodeReading] = []
    /// What is wrong in the classes that are checked.
    var mistakes = Mistakes()
    /// The members for which statements were left out.
    var leftOut = LeftOutLooks()
}
