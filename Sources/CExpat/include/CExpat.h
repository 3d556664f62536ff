#ifndef VCR_CEXPAT_H
#define VCR_CEXPAT_H

#include <expat.h>

/// A parser that finds the encoding in the input; NULL where memory is short. It reads no file beside
/// its input, and ends with an error where entities would make a hundred times of what it reads.
XML_Parser vcr_expat_parser(void);

/// How many bytes stand before the zero.
static inline size_t vcr_expat_length(const XML_Char *text) { return __builtin_strlen(text); }

#endif
