import HierarchyRecords

/// The program's version, and what may be done with it.
public enum ProgramVersion {
    /// The number alone.
    public static let number = "0.9.0"

    /// What `--version` says.
    public static let text = """
        vcr \(number), the View Controller REPL
        The source is under the Apache License 2.0. This program is linked with GNU readline, so
        as a whole it is under the GNU General Public License, version 3 or later.
        There is no warranty, to the extent permitted by law.
        \(Rulebook.tally)
        """
}
