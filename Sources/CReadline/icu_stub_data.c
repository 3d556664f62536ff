#include <stdint.h>

// Foundation formats numbers and dates for a language and a region by the tables of ICU: 34 MB,
// which the linker would copy into a static program. This program formats nothing so. A table
// without entries, as ICU's own stubdata.cpp has it, stands where ICU looks for its tables, and the
// linker leaves the others out. Where Foundation is a shared library, it keeps its own.
#ifdef __ELF__
typedef struct {
    uint16_t header_size;
    uint8_t magic[2];
    uint16_t info_size, reserved;
    uint8_t is_big_endian, charset, character_size, unused;
    uint8_t format[4], format_version[4], data_version[4], padding[8];
    uint32_t count, more[5];
} Tables;

static const Tables no_tables __attribute__((aligned(16))) = {
    .header_size = 32,
    .magic = {0xDA, 0x27},
    .info_size = 20,
    .is_big_endian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
    .character_size = 2,
    .format = {'T', 'o', 'C', 'P'},
    .format_version = {1},
};

// The name has ICU's version in it, and each toolchain has its own. What no toolchain asks for does
// no harm; where a name is missing, the program is as large as with the tables.
#define STAND_IN(version) \
    extern const Tables icudt##version##_dat __attribute__((alias("no_tables")))
STAND_IN(74);
STAND_IN(75);
STAND_IN(76);
STAND_IN(77);
STAND_IN(78);
#endif
