import CommandLanguage
import POSIX

extension WritePlace {
    private static let foreign: Message = "it is no session or export of vcr"
    private static let link: Message = "it is a link"

    /// The place that a person named, anywhere. Where a link stands there, or a file that is not ours,
    /// `mayReplace` is asked, with what is the matter. The folder is made if that is wanted.
    static func named(
        byPerson file: Word, makingFolder: Bool, mayReplace: (Message) -> Bool
    ) throws(Diagnostic) -> WritePlace {
        try opened(file) { () throws(FileError) in
            let path = SessionStore.expandingHome(file.text)
            let target = SessionStore.followingLinks(path)
            if makingFolder { _ = mkdir(SessionStore.directory(of: target), 0o777) }
            let folder = try OpenFile(SessionStore.directory(of: target), flags: folderFlags)
            let place = try WritePlace(SessionStore.lastPart(of: target), in: folder, for: file)
            let matter = SessionStore.isLink(path) ? link : place.isForeign ? foreign : nil
            if let matter, !mayReplace(matter) {
                throw FileError("\(matter); 'over' behind the name writes all the same")
            }
            return place
        }
    }

    /// The place that a script named: below the working directory or one of the folders, through no
    /// link, and where no file stands that is not ours.
    static func named(
        byScript file: Word, over: Bool, makingFolder: Bool, below folders: [String]
    ) throws(Diagnostic) -> WritePlace {
        try opened(file) { () throws(FileError) in
            let inner = try WritableFolders(folders).inner(SessionStore.expandingHome(file.text))
            var folder = try OpenFile(inner.folder, flags: folderFlags)
            let last = inner.parts.count - 2
            for (index, part) in inner.parts.dropLast().enumerated() {
                if makingFolder, index == last { _ = mkdirat(folder.descriptor, part, 0o777) }
                folder = try Self.folder(part, in: folder)
            }
            let place = try WritePlace(inner.parts.last ?? "", in: folder, for: file)
            guard let matter = place.isLink ? link : place.isForeign ? foreign : nil else {
                return place
            }
            throw FileError(
                over ? "\(matter), and 'over' counts only from -c and at the prompt" : matter)
        }
    }

    private static let folderFlags = O_RDONLY | O_DIRECTORY

    /// A folder in a folder; a link to one is refused.
    private static func folder(
        _ name: String, in outer: borrowing OpenFile
    ) throws(FileError) -> OpenFile {
        do throws(FileError) {
            return try OpenFile(name, in: outer, flags: folderFlags | O_NOFOLLOW)
        } catch {
            var status = stat()
            let isThere = fstatat(outer.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
            if isThere, status.st_mode & S_IFMT == S_IFLNK {
                throw FileError("'\(name)' is a link")
            }
            throw error
        }
    }

    private static func opened(
        _ file: Word, _ open: () throws(FileError) -> WritePlace
    ) throws(Diagnostic) -> WritePlace {
        do throws(FileError) {
            try SessionStore.checkName(file.text)
            return try open()
        } catch {
            throw Diagnostic(.file, at: file.span, "cannot write '\(file.text)': \(error.text)")
        }
    }
}

extension Session {
    /// Opens the place of a file that a command names, if the author of the command may write there;
    /// makes the folder that it is in, if that is wanted.
    func place(
        toWrite file: Word, over: Bool, makingFolder: Bool = false
    ) throws(Diagnostic) -> WritePlace {
        try policy.checkSafety(file)
        guard file.span.script.isPersonal else {
            return try .named(
                byScript: file, over: over, makingFolder: makingFolder,
                below: policy.writableFolders)
        }
        return try .named(byPerson: file, makingFolder: makingFolder) { matter in
            over || agrees(to: file, matter)
        }
    }

    /// Asks the person at the prompt, once for each file.
    private func agrees(to file: Word, _ matter: Message) -> Bool {
        guard file.span.script == .prompt, policy.isInteractive else { return false }
        if files.agreedFiles.contains(file.text) { return true }
        let question = teaching.phrases("'\(file.text)': \(matter). Write all the same?" as Message)
        guard host.isAgreed(question) else { return false }
        files.agreedFiles.insert(file.text)
        return true
    }
}
