#ifndef VCR_CREADLINE_H
#define VCR_CREADLINE_H

#include <stdbool.h>
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>

/// How a wait for a line ended; a malformed line had bytes that are no character in UTF-8, of which
/// readline keeps nothing.
typedef enum {
    VCRLineEntered, VCRLineMalformed, VCRLineInterrupted, VCRLineEnd, VCRLineHangup
} VCRLineOutcome;

/// From now on SIGINT, SIGTERM and SIGHUP set flags, and a write to a closed pipe, or beyond the limit
/// of a file's size, returns an error. A signal that is ignored already stays ignored. The third
/// SIGINT in a row whose flag was not cleared ends the program, and so does the second SIGTERM or
/// SIGHUP.
void vcr_catch_signals(void);
/// Whether SIGINT came since the flag was cleared, or another signal asked the program to end; readline
/// may still hold it back.
bool vcr_is_interrupted(void);
/// Whether SIGTERM or SIGHUP asked the program to end.
bool vcr_is_ending(void);
/// Forgets a SIGINT.
void vcr_clear_interruption(void);
/// Ends the program by the signal that asked for it; returns where none did.
void vcr_end_by_signal(void);

/// From now on `call` is called before a trap, a wrong access to memory or `abort` ends the program,
/// which ends as it would have after that.
void vcr_call_before_crash(void (*call)(void *), void *context);

/// From now on a trap or a wrong access to memory that has ended the program, after the last call, begins it anew in the
/// same process, with those arguments, whose first is its name; the words are written to standard error before. Both are
/// kept and not copied.
void vcr_begin_anew_after_crash(char *const arguments[], const char *words);
/// Begins the program at that path, or where it is NULL this one, in this process, with those arguments and no signal
/// held back. Returns where that is not possible.
void vcr_begin_anew(const char *path, char *const arguments[]);

/// Starts this program again with other arguments, whose first is its name, and its standard channels
/// on these descriptors, as the first of a group of processes of its own. Returns its id; -1 where
/// that is not possible.
int vcr_start_again(char *const arguments[], int input, int output, int errors);
/// Starts the program of that name which stands beside this one, likewise. Returns its id; -1 where there
/// is none, or that is not possible.
int vcr_start_beside(
    const char *name, char *const arguments[], int input, int output, int errors);
/// Starts the program at that path in this one's group of processes; what it writes goes to standard error. Returns its
/// id; -1 where that is not possible.
int vcr_start_talking(const char *path, char *const arguments[]);
/// From now on this program is killed when the one that started it ends, where the system has that.
void vcr_end_with_parent(void);
/// How many processors this program may use; 0 where the system does not say.
int vcr_processors(void);

/// From now on the heap grows in large pages, if the system has them. A long log always grows into
/// new memory, and to get a small page from the system takes as long as to write many events.
void vcr_prefer_large_pages(void);

/// Names the program to readline and reads the user's inputrc.
void vcr_readline_start(rl_completion_func_t *complete, rl_compdisp_func_t *show);
/// Binds the sequence, as inputrc writes it, unless it is bound; a binding to `replaced` does not
/// count.
void vcr_readline_bind(const char *sequence, rl_command_func_t *function, rl_command_func_t *replaced);
/// Shows the prompt and waits. A line is the caller's to free; `shown` is called after the prompt, and
/// `meanwhile` before each wait.
char *vcr_readline(
    const char *prompt, VCRLineOutcome *outcome, void (*shown)(void), void (*meanwhile)(void));
/// Whether `meanwhile` is called ten times a second while no key comes, and not once before the wait.
void vcr_set_waking(bool wakes);
bool vcr_wakes(void);
/// Takes the line that is being edited off the terminal, so that something can be written there.
void vcr_begin_writing_above(void);
/// Shows it again behind that prompt.
void vcr_end_writing_above(const char *prompt);
/// Whether neither a key nor a signal waits.
bool vcr_is_idle(void);

/// Shows the line that is being edited; one that is taller than the screen through a window around the cursor.
void vcr_redisplay(void);

/// The next line that is read begins with this text, which can be edited.
void vcr_draft_line(const char *text);

/// The line that is being edited, and the offset of the cursor in its bytes.
const char *vcr_line_buffer(void);
int vcr_line_point(void);
/// Puts other text in its place, the cursor behind it.
void vcr_replace_line(const char *text);
/// What follows a completed word, 0 for nothing, and whether names of files are offered too.
void vcr_completion_result(char appended, bool wants_files);
/// Writes all that readline holds back.
void vcr_flush_terminal(void);
/// Hands the terminal over to a command of the shell and takes it back; its exit status.
int vcr_run_on_terminal(const char *command);

/// Entries keep their newlines, in memory and on disk; to be called before the first entry.
void vcr_history_start(int limit);
/// Adds an entry as the newest and drops an equal older one; false where it is the newest already.
bool vcr_history_add(const char *entry);
/// Drops all entries but the newest of equal ones, after a file was read.
void vcr_history_deduplicate(void);

#endif
