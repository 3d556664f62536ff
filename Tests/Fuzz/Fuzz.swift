import Foundation

/// What libFuzzer calls before all else: chooses the target, and says what there is where none is named.
@_cdecl("LLVMFuzzerInitialize")
public func beginFuzzing(
    _ count: UnsafeMutablePointer<Int32>?,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> Int32 {
    guard FuzzTarget.chosen == nil else { return 0 }
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    FileHandle.standardError.write(Data("fuzz: VCR_FUZZ_TARGET is one of \(names)\n".utf8))
    exit(2)
}

/// What libFuzzer calls with each input. It ends by a signal, or takes too long, where there is a flaw.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated { FuzzTarget.chosen?.run(bytes) }
    return 0
}
