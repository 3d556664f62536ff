#include "AtLoading.h"

// Runs when the library is loaded: Swift has no such place.
__attribute__((constructor)) static void loaded(void) { vcr_kit_was_loaded(); }
