#include "CReadline.h"

#include <signal.h>

static volatile sig_atomic_t interruptions;

static void count_interruption(int number) {
    if (++interruptions < 3) return;
    signal(number, SIG_DFL);
    raise(number);
}

static void notice_nothing(int number) { (void)number; }

static void handle(int number, void (*handler)(int)) {
    struct sigaction action = {.sa_handler = handler}, previous;
    sigemptyset(&action.sa_mask);
    if (sigaction(number, NULL, &previous) == 0 && previous.sa_handler == SIG_IGN) return;
    sigaction(number, &action, NULL);
}

void vcr_catch_signals(void) {
    handle(SIGINT, count_interruption);
    // A handler, since programs that we start would inherit SIG_IGN.
    handle(SIGPIPE, notice_nothing);
}

bool vcr_is_interrupted(void) { return interruptions != 0; }

void vcr_clear_interruption(void) { interruptions = 0; }
