// The header declares the limits where it is told that the library was built with document types.
#define XML_DTD
#include "CExpat.h"

// Expat counts what entities add from eight megabytes on.
static const float most = 100;
static const unsigned long long uncounted = 8 << 20;

XML_Parser vcr_expat_parser(void) {
    XML_Parser parser = XML_ParserCreate(NULL);
    if (!parser) return NULL;
    XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, most);
    XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, uncounted);
    XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_NEVER);
    return parser;
}
