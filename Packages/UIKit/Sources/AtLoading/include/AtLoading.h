// Defined in Swift, in the module UIKit.
void vcr_kit_was_loaded(void);
