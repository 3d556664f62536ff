import Testing

@testable import Statements
@testable import Workbench

/// Whole numbers of C: each has the size of its type, wherever it goes.
@MainActor @Suite("Numbers of Objective-C")
struct ObjectiveCNumberTests {
    @Test("variables keep the last bits of what they are given")
    func variables() {
        #expect(
            ScriptRun(
                """
                unsigned char c = 300; NSLog(@"%d", c);
                int8_t s8 = 200; NSLog(@"%d", s8);
                short sh = 70000; NSLog(@"%hd", sh);
                unsigned int u = -1; NSLog(@"%u %d %x %lx", u, u, u, (unsigned long)u);
                NSUInteger n = -1; NSLog(@"%lu", n);
                int i = 2147483647; i += 1; NSLog(@"%d", i); i--; NSLog(@"%d", i);
                NSInteger a = NSIntegerMax; a++; NSLog(@"%ld", a); a = -a; NSLog(@"%ld", a);
                uint8_t b = 255; b++; NSLog(@"%d", b); b--; NSLog(@"%d", b); b += 2; NSLog(@"%d", b);
                unsigned char d = 5; d -= 10; NSLog(@"%d", d); d <<= 3; NSLog(@"%d", d); d = d * d; NSLog(@"%d", d);
                uint64_t f = 14695981039346656037ULL; f ^= 97; f *= 1099511628211ULL; NSLog(@"%llu", f);
                """
            ).talk == [
                "44", "-56", "4464", "4294967295 -1 ffffffff ffffffff", "18446744073709551615",
                "-2147483648", "2147483647", "-9223372036854775808", "-9223372036854775808", "0",
                "255", "1", "251", "216", "64", "12638187200555641996",
            ])
    }

    @Test("properties, parameters, results and blocks keep them, too")
    func boundaries() {
        #expect(
            ScriptRun(
                """
                @interface Box : NSObject
                @property (nonatomic) NSUInteger count;
                @property (nonatomic) uint8_t small;
                @end
                @implementation Box
                - (NSUInteger)less:(NSUInteger)n { return n - 1; }
                - (uint8_t)byte:(int)n { return n; }
                + (unsigned int)make:(short)s { return s; }
                @end
                static NSUInteger Minus(NSUInteger a) { return a - 1; }
                static uint8_t Byte(int a) { return a; }
                Box *box = [Box new];
                box.count = -1; NSLog(@"%lu", box.count); box.count += 2; NSLog(@"%lu", box.count);
                box.count -= 5; NSLog(@"%lu", box.count);
                box.small = 300; NSLog(@"%d", box.small); box.small = 255; box.small++; NSLog(@"%d", box.small);
                ++box.small; box.small--; NSLog(@"%d", box.small);
                NSLog(@"%lu %lu %d %u %u", [box less:0], [box less:-1], [box byte:511], [Box make:70000], [Box make:-1]);
                NSLog(@"%lu %d", Minus(0), Byte(257));
                NSUInteger (^less)(NSUInteger) = ^NSUInteger(NSUInteger x) { return x - 1; };
                NSLog(@"%lu %lu", less(0), less(-1));
                [@[@"x", @"y"] enumerateObjectsUsingBlock:^(NSString *s, NSUInteger idx, BOOL *stop) { NSLog(@"%lu", idx - 1); }];
                """
            ).talk == [
                "18446744073709551615", "1", "18446744073709551612", "44", "0",
                "0",
                "18446744073709551615 18446744073709551614 255 4464 4294967295",
                "18446744073709551615 1", "18446744073709551615 18446744073709551614",
                "18446744073709551615", "0",
            ])
    }

    @Test("numbers with and without a sign are compared as C does, in a switch, too")
    func comparisons() {
        #expect(
            ScriptRun(
                """
                NSUInteger n = 2; int i = -1; unsigned int u = -1;
                NSLog(@"%d %d %d %d", i < n, i < (int)n, u == -1, -1 < 1u);
                NSLog(@"%d %d", n - 3 > 0, [@[@3, @1] indexOfObject:@1] - 2 < 0);
                switch (n) { case 2: NSLog(@"two"); break; default: NSLog(@"other"); }
                switch (u) { case -1: NSLog(@"minus one"); break; default: NSLog(@"other"); }
                for (NSUInteger k = 0; k < 2; k++) { NSLog(@"%lu", k); }
                """
            ).talk == ["0 1 1 0", "1 0", "two", "minus one", "0", "1"])
    }

    @Test("numbers in objects are asked for by size, and formats cut them")
    func objects() {
        #expect(
            ScriptRun(
                """
                unsigned int u = -1; NSNumber *num = @(u), *neg = @(-1);
                NSLog(@"%@ %d %lu %u", num, num.intValue, num.unsignedIntegerValue, num.unsignedIntValue);
                NSLog(@"%u %lu %d %hhu", neg.unsignedIntValue, neg.unsignedIntegerValue, neg.charValue, neg.unsignedCharValue);
                NSLog(@"%hhd %hd %d %u %x %lx %X %o", 300, 70000, 5000000000, 5000000000, -1, -1L, 255, 8);
                """
            ).talk == [
                "4294967295 -1 4294967295 4294967295", "4294967295 18446744073709551615 -1 255",
                "44 4464 705032704 705032704 ffffffff ffffffffffffffff FF 10",
            ])
    }

    @Test("a property without a sign is expected by its number")
    func expectation() {
        #expect(
            ScriptRun(
                """
                @interface Home : UIViewController
                @property (nonatomic) NSUInteger taps;
                @end
                @implementation Home
                @end
                Home *home = [Home new];
                home.taps = 3;
                expect home.taps 3
                expect home.taps 4
                expect home.taps -1
                """
            ).talk == [
                "9:8: home.taps is 3, expected 4",
                "10:18: 'home.taps' needs a whole number from 0 on, not '-1'",
            ])
    }

    @Test("arrays and dictionaries raise Foundation's exceptions, which '@catch' takes")
    func exceptions() {
        #expect(
            ScriptRun(
                """
                NSMutableArray *a = [NSMutableArray arrayWithObjects:@1, @2, nil];
                NSMutableDictionary *d = [NSMutableDictionary dictionary];
                [a insertObject:@3 atIndex:7];
                NSMutableArray *none = [NSMutableArray array]; [none removeObjectAtIndex:0];
                [a addObject:nil];
                [d setObject:nil forKey:@"k"];
                a[0] = nil;
                @try { [a insertObject:@3 atIndex:7]; } @catch (NSException *x) { NSLog(@"%@ %@", x.name, x.reason); }
                NSLog(@"%lu", a.count);
                """
            ).talk == [
                "3:4: NSRangeException: *** -[__NSArrayM insertObject:atIndex:]: index 7 beyond "
                    + "bounds [0 .. 1]",
                "4:54: NSRangeException: *** -[__NSArrayM removeObjectsInRange:]: range {0, 1} "
                    + "extends beyond bounds for empty array",
                "5:4: NSInvalidArgumentException: *** -[__NSArrayM insertObject:atIndex:]: object "
                    + "cannot be nil",
                "6:4: NSInvalidArgumentException: *** -[__NSDictionaryM setObject:forKey:]: object "
                    + "cannot be nil (key: k)",
                "7:8: NSInvalidArgumentException: *** -[__NSArrayM setObject:atIndexedSubscript:]: "
                    + "object cannot be nil",
                "NSRangeException *** -[__NSArrayM insertObject:atIndex:]: index 7 beyond bounds "
                    + "[0 .. 1]",
                "2",
            ])
    }
}
