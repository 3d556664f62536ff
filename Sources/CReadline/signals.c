#include "CReadline.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t interruptions;
static volatile sig_atomic_t ending;

static void end_by(int number) {
    signal(number, SIG_DFL);
    raise(number);
}

static void count_interruption(int number) {
    if (++interruptions >= 3) end_by(number);
}

static void note_ending(int number) {
    if (ending) end_by(number);
    ending = number;
}

static void notice_nothing(int number) { (void)number; }

/// A signal that was ignored when the program started stays ignored: a shell starts a job in the
/// background so, and nohup any program.
static void handle(int number, void (*handler)(int)) {
    struct sigaction action = {.sa_handler = handler}, previous;
    sigemptyset(&action.sa_mask);
    if (sigaction(number, NULL, &previous) == 0 && previous.sa_handler == SIG_IGN) return;
    sigaction(number, &action, NULL);
}

void vcr_catch_signals(void) {
    handle(SIGINT, count_interruption);
    handle(SIGTERM, note_ending);
    handle(SIGHUP, note_ending);
    // Not SIG_IGN, which an editor that is started from here would inherit.
    handle(SIGPIPE, notice_nothing);
    // A write beyond the largest size that a file may have.
    handle(SIGXFSZ, notice_nothing);
}

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
enum { kinds = sizeof crashes / sizeof *crashes };
static struct sigaction before[kinds];
static void (*last_call)(void *);
static void *last_context;
static char *const *anew;
static const char *words_before;

/// Makes the last call, then lets the signal do what it did before. A trap comes again by itself as
/// soon as this returns; what another process or `abort` sent is sent again.
static void crash(int number, siginfo_t *information, void *context) {
    struct sigaction earlier = {.sa_handler = SIG_DFL};
    for (int kind = 0; kind < kinds; kind++)
        if (crashes[kind] == number) earlier = before[kind];
    for (int kind = 0; kind < kinds; kind++) sigaction(crashes[kind], &before[kind], NULL);
    // The heap may be locked for ever.
    signal(SIGALRM, SIG_DFL);
    alarm(2);
    last_call(last_context);
    alarm(0);
    if (anew) {
        // Swift's own tells the place.
        if (earlier.sa_flags & SA_SIGINFO) earlier.sa_sigaction(number, information, context);
        // What cannot be written is not written: there is nobody left to tell.
        if (write(STDERR_FILENO, words_before, strlen(words_before)) < 0) errno = 0;
        vcr_begin_anew(NULL, anew);
    }
    if (information->si_code <= 0) raise(number);
}

void vcr_begin_anew_after_crash(char *const arguments[], const char *words) {
    anew = arguments;
    words_before = words;
}

void vcr_call_before_crash(void (*call)(void *), void *context) {
    static char stack[1 << 16];
    // A stack that overflowed has no room for a handler.
    stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&other, NULL);
    last_call = call;
    last_context = context;
    struct sigaction action = {.sa_sigaction = crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    for (int kind = 0; kind < kinds; kind++) sigaction(crashes[kind], &action, &before[kind]);
}

/// Whether readline has taken a signal that stops what runs, and not yet sent it on: it does so when
/// the function that it calls, as for a completion, has returned.
static bool readline_holds_signal(void) {
    int pending = rl_pending_signal();
    return pending == SIGINT || pending == SIGTERM || pending == SIGHUP;
}

bool vcr_is_interrupted(void) {
    return interruptions != 0 || ending != 0 || readline_holds_signal();
}

bool vcr_is_ending(void) { return ending != 0; }

void vcr_clear_interruption(void) { interruptions = 0; }

void vcr_end_by_signal(void) {
    if (ending) end_by(ending);
}
