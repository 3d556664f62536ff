import Foundation

/// A connection to a port of this machine.
final class Loopback {
    private let descriptor: Int32

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    private static func address(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    /// Gives the system's call the address of that port.
    private static func withAddress(
        _ port: UInt16, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = address(port)
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// A port that nobody listens at.
    static func freePort() -> UInt16? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = address(0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                guard bind(descriptor, $0, length) == 0,
                    getsockname(descriptor, $0, &length) == 0
                else { return nil }
                return pointer.pointee.sin_port.bigEndian
            }
        }
    }

    /// Has that port, or lets whoever has it keep it.
    static func hold(_ port: UInt16) -> Loopback {
        let loopback = Loopback(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        _ = Self.withAddress(port) { bind(loopback.descriptor, $0, $1) }
        listen(loopback.descriptor, 1)
        return loopback
    }

    /// Sends a request, and returns once the answer has begun; nil where nobody listens.
    static func request(
        _ line: String, port: UInt16, _ headers: String = "", receiving most: Int32? = nil
    ) -> Loopback? {
        let loopback = Loopback(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        if var most {
            let size = socklen_t(MemoryLayout<Int32>.size)
            setsockopt(loopback.descriptor, SOL_SOCKET, SO_RCVBUF, &most, size)
        }
        let status = Self.withAddress(port) { connect(loopback.descriptor, $0, $1) }
        guard status == 0 else { return nil }
        let bytes = Array("\(line) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(headers)\r\n".utf8)
        _ = send(loopback.descriptor, bytes, bytes.count, 0)
        var answer = pollfd(fd: loopback.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&answer, 1, 10_000) > 0 ? loopback : nil
    }

    /// All that comes until the connection ends, or until `isEnough` says so of what came so far. After
    /// each block it waits so many microseconds.
    func readAll(
        by blockSize: Int = 1 << 16, waiting: UInt32 = 0,
        until isEnough: ([UInt8]) -> Bool = { _ in false }
    ) -> String {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: blockSize)
        while !isEnough(bytes), case let count = read(descriptor, &block, blockSize), count > 0 {
            bytes += block[..<count]
            usleep(waiting)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads from all in turn, so that none waits for long, until each has enough or has ended.
    static func readInTurn(
        _ readers: [Loopback], into bytes: inout [[UInt8]],
        until isEnough: ([UInt8]) -> Bool = { _ in false }
    ) {
        var open = Set(readers.indices)
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while !open.isEmpty {
            for index in open where !isEnough(bytes[index]) {
                let count = read(readers[index].descriptor, &block, block.count)
                if count > 0 { bytes[index] += block[..<count] } else { open.remove(index) }
            }
            open = open.filter { !isEnough(bytes[$0]) }
        }
    }
}
