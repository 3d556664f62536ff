#include "CReadline.h"

#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

/// Scripts are UTF-8. Where the environment names no locale, or one that is not installed, the
/// terminal is taken to be UTF-8 too.
static void choose_locale(void) {
    const char *names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    const char *wish = NULL;
    for (int i = 0; i < 3 && !(wish && *wish); i++) wish = getenv(names[i]);
    bool is_there = wish && *wish && setlocale(LC_CTYPE, "");
    if (!is_there) setlocale(LC_CTYPE, "C.UTF-8");
}

/// Waits for the next byte of a paste; false where Ctrl-C, or a signal that ends the program, comes
/// before it.
static bool wait_in_paste(FILE *stream) {
    struct pollfd input = {.fd = fileno(stream), .events = POLLIN};
    while (!vcr_is_interrupted() && poll(&input, 1, 100) <= 0) {
    }
    return !vcr_is_interrupted();
}

/// Passes over the rest of a paste, up to its end mark. Ctrl-C makes the terminal drop what was not
/// read, often with the mark: a pause ends the paste, too.
static void skip_paste(FILE *stream, const char *mark, int matched) {
    struct pollfd input = {.fd = fileno(stream), .events = POLLIN};
    char byte;
    while (mark[matched] && poll(&input, 1, 100) > 0 && read(input.fd, &byte, 1) == 1)
        matched = byte == mark[matched] ? matched + 1 : byte == mark[0];
}

/// Whether the line had bytes that are no character in UTF-8, and how many bytes the last one lacks.
static bool is_malformed;
static int lacking;

static void check_byte(int byte) {
    if (byte < 0) return;
    bool goes_on = (byte & 0xC0) == 0x80;
    if (goes_on != (lacking > 0)) is_malformed = true;
    if (goes_on) lacking = lacking > 0 ? lacking - 1 : 0;
    else lacking = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC0 ? 1 : 0;
    if (byte == 0xC0 || byte == 0xC1 || byte > 0xF4) is_malformed = true;
}

/// Reads a byte; a NUL in a paste becomes its symbol, since readline drops what follows one.
static int read_byte(FILE *stream) {
    static const char *const marks[] = {"\033[200~", "\033[201~"};
    static const char *symbol = "";
    static bool is_pasting;
    static int matched;
    if (*symbol) return (unsigned char)*symbol++;
    if (is_pasting && !wait_in_paste(stream)) {
        skip_paste(stream, marks[true], matched);
        is_pasting = false;
        matched = 0;
        symbol = marks[true] + 1;
        return (unsigned char)*marks[true];
    }
    int byte = rl_getc(stream);
    check_byte(byte);
    const char *mark = marks[is_pasting];
    matched = byte == mark[matched] ? matched + 1 : byte == mark[0];
    if (!mark[matched]) {
        is_pasting = !is_pasting;
        matched = 0;
    }
    if (byte != 0 || !is_pasting) return byte;
    symbol = "\220\200";
    return 0xE2;
}

void vcr_readline_start(rl_completion_func_t *complete, rl_compdisp_func_t *show) {
    choose_locale();
    rl_readline_name = "vcr";
    rl_change_environment = 0;
    rl_getc_function = read_byte;
    rl_persistent_signal_handlers = 1;
    rl_attempted_completion_function = complete;
    rl_completion_display_matches_hook = show;
    rl_completer_word_break_characters = " \t\n;{}";
    rl_completer_quote_characters = "\"";
    rl_initialize();
    // Before that, readline would leave bracketed paste off for a program that draws the line itself.
    rl_redisplay_function = vcr_redisplay;
}

void vcr_readline_bind(
    const char *sequence, rl_command_func_t *function, rl_command_func_t *replaced) {
    char bytes[32];
    int length = 0;
    if (strlen(sequence) >= sizeof bytes / 2 || rl_translate_keyseq(sequence, bytes, &length)) return;
    rl_command_func_t *present = rl_function_of_keyseq_len(bytes, (size_t)length, NULL, NULL);
    if (!present || present == replaced) rl_bind_keyseq(sequence, function);
}

static char *entered;
static bool is_over;

static void take(char *line) {
    entered = line;
    is_over = true;
    rl_callback_handler_remove();
}

static bool wakes;

void vcr_set_waking(bool value) { wakes = value; }

bool vcr_wakes(void) { return wakes; }

void vcr_begin_writing_above(void) {
    rl_clear_visible_line();
    fflush(rl_outstream);
}

void vcr_end_writing_above(const char *prompt) {
    rl_set_prompt(prompt);
    rl_on_new_line();
    rl_forced_update_display();
}

/// Waits for a key or a signal, a tenth of a second at most if it is to wake, and returns whether it was
/// a key. The signals are blocked from before
/// the look at the flags until the wait begins, so that none comes unseen in between.
static bool wait_for_key(void) {
    sigset_t watched, previous;
    sigemptyset(&watched);
    int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGWINCH};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaddset(&watched, numbers[i]);
    sigprocmask(SIG_BLOCK, &watched, &previous);
    int input = fileno(rl_instream);
    fd_set inputs;
    struct timespec tenth = {.tv_nsec = 100000000};
    FD_ZERO(&inputs);
    FD_SET(input, &inputs);
    bool is_pending = rl_pending_signal() != 0 || vcr_is_interrupted();
    int ready = is_pending ? -1 : pselect(input + 1, &inputs, NULL, NULL, wakes ? &tenth : NULL, &previous);
    sigprocmask(SIG_SETMASK, &previous, NULL);
    return ready > 0;
}

/// Lets readline put the terminal in order and send the signal on to the program.
static void pass_signal_on(void) {
    bool stops = rl_pending_signal() == SIGTSTP;
    rl_check_signals();
    if (!stops) return;
    rl_on_new_line();
    rl_forced_update_display();
}

static void drop_line(void) {
    rl_free_line_state();
    rl_callback_sigcleanup();
    rl_callback_handler_remove();
    fputc('\n', rl_outstream);
    fflush(rl_outstream);
}

static bool is_hung_up(void) {
    struct pollfd input = {.fd = fileno(rl_instream), .events = POLLIN};
    return poll(&input, 1, 0) > 0 && (input.revents & (POLLHUP | POLLERR | POLLNVAL));
}

/// Goes to the line below the prompt. Where bracketed paste is on, readline has done so already.
static void end_line(void) {
    const char *paste = rl_variable_value("enable-bracketed-paste");
    if (paste && strcmp(paste, "on") == 0) return;
    fputc('\n', rl_outstream);
    fflush(rl_outstream);
}

bool vcr_is_idle(void) {
    struct pollfd input = {.fd = fileno(rl_instream), .events = POLLIN};
    return !rl_pending_signal() && !vcr_is_interrupted() && poll(&input, 1, 0) == 0;
}

char *vcr_readline(
    const char *prompt, VCRLineOutcome *outcome, void (*shown)(void), void (*meanwhile)(void)) {
    vcr_clear_interruption();
    entered = NULL;
    is_over = false;
    is_malformed = false;
    lacking = 0;
    // Readline sets it at Ctrl-D, and would print an empty line after every later line.
    rl_eof_found = 0;
    rl_callback_handler_install(prompt, take);
    shown();
    while (!is_over) {
        if (vcr_is_idle()) meanwhile();
        if (wait_for_key()) rl_callback_read_char();
        else pass_signal_on();
        if (vcr_is_interrupted() && !is_over) {
            drop_line();
            vcr_clear_interruption();
            *outcome = VCRLineInterrupted;
            return NULL;
        }
    }
    rl_check_signals();
    *outcome = entered ? (is_malformed ? VCRLineMalformed : VCRLineEntered) : is_hung_up() ? VCRLineHangup : VCRLineEnd;
    if (*outcome == VCRLineEnd) end_line();
    return entered;
}

const char *vcr_line_buffer(void) { return rl_line_buffer; }

int vcr_line_point(void) { return rl_point; }

static char *draft;

static int insert_draft(void) {
    rl_startup_hook = NULL;
    if (draft) rl_insert_text(draft);
    free(draft);
    draft = NULL;
    return 0;
}

void vcr_draft_line(const char *text) {
    free(draft);
    draft = strdup(text);
    rl_startup_hook = insert_draft;
}

void vcr_replace_line(const char *text) {
    rl_replace_line(text, 0);
    rl_point = rl_end;
}

void vcr_completion_result(char appended, bool wants_files) {
    rl_completion_append_character = appended;
    rl_attempted_completion_over = !wants_files;
}

void vcr_flush_terminal(void) { fflush(rl_outstream); }

int vcr_run_on_terminal(const char *command) {
    rl_crlf();
    rl_deprep_term_function();
    int status = system(command);
    rl_prep_term_function(1);
    return status;
}
