import OpenCombine

extension Publishers {
    /// The newest values of two publishers, whenever one sends, from the time on when both have sent one. It
    /// finishes when both have, and fails with the first that fails.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// A value of one of the two.
        private enum Sent {
            case a(A.Output)
            case b(B.Output)
        }

        /// What each has sent last.
        private struct Newest {
            var a: A.Output?
            var b: B.Output?

            func with(_ sent: Sent) -> Newest {
                switch sent {
                case .a(let value): Newest(a: value, b: b)
                case .b(let value): Newest(a: a, b: value)
                }
            }

            var both: Output? {
                guard case .some(let a) = a, case .some(let b) = b else { return nil }
                return (a, b)
            }
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            a.map(Sent.a).merge(with: b.map(Sent.b)).scan(Newest()) { $0.with($1) }
                .compactMap(\.both).receive(subscriber: subscriber)
        }
    }

    /// The newest values of three publishers, whenever one sends.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            a.combineLatest(b).combineLatest(c) { ($0.0, $0.1, $1) }
                .receive(subscriber: subscriber)
        }
    }

    /// The newest values of four publishers, whenever one sends.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            a.combineLatest(b, c).combineLatest(d) { ($0.0, $0.1, $0.2, $1) }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// The newest values of this and another publisher, whenever one sends.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// What becomes of the newest values of this and another publisher, whenever one sends.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// The newest values of this and two other publishers, whenever one sends.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ p: P, _ q: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, p, q)
    }

    /// What becomes of the newest values of this and two other publishers, whenever one sends.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(p, q).map { transform($0.0, $0.1, $0.2) }
    }

    /// The newest values of this and three other publishers, whenever one sends.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ p: P, _ q: Q, _ r: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, p, q, r)
    }

    /// What becomes of the newest values of this and three other publishers, whenever one sends.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
