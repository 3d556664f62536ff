/// Combine for code that is built on Linux: OpenCombine under Apple's name for the module, with the publishers that it
/// lacks in the files beside this one.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
