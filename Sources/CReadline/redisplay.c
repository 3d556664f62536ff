#include "CReadline.h"

#include <stdlib.h>
#include <string.h>

/// Readline draws a line with newlines in it only as far as the screen is high, and loses the cursor below that. A taller one
/// is shown through a window of lines around the cursor; what is entered is the whole.

/// How many lines of the screen a line of the buffer takes at most: a character takes no more columns than bytes.
static int rows_of(int length, int columns) {
    return 1 + length / (columns > 0 ? columns : 1);
}

/// The beginning of the line before the one that begins at `start`.
static int line_before(int start) {
    start--;
    while (start > 0 && rl_line_buffer[start - 1] != '\n') start--;
    return start;
}

/// The end of the line that holds `place`.
static int line_end(int place) {
    while (place < rl_end && rl_line_buffer[place] != '\n') place++;
    return place;
}

static int count_lines(int from, int to) {
    int count = 0;
    for (int i = from; i < to; i++) count += rl_line_buffer[i] == '\n';
    return count;
}

static int rows_between(int from, int to, int columns) {
    int rows = 0;
    for (int start = from; start <= to;) {
        int end = line_end(start);
        rows += rows_of(end - start, columns);
        start = end + 1;
    }
    return rows;
}

/// The lines that are shown: around the cursor, as many as have room.
static void choose_window(int *first, int *last, int room, int columns) {
    int end = line_end(rl_point);
    int start = end;
    while (start > 0 && rl_line_buffer[start - 1] != '\n') start--;
    room -= rows_of(end - start, columns);
    // A few lines below the cursor, and the rest above it.
    int below = room / 3;
    while (end < rl_end) {
        int next = line_end(end + 1);
        int rows = rows_of(next - end - 1, columns);
        if (rows > below) break;
        below -= rows;
        room -= rows;
        end = next;
    }
    while (start > 0) {
        int before = line_before(start);
        int rows = rows_of(start - 1 - before, columns);
        if (rows > room) break;
        room -= rows;
        start = before;
    }
    *first = start;
    *last = end;
}

static int clamp(int value, int low, int high) {
    return value < low ? low : value > high ? high : value;
}

/// Draws the lines from `first` to `last` with a line above and below that counts the others.
static void draw_window(int first, int last) {
    char above[64], below[64];
    int hidden_above = count_lines(0, first), hidden_below = count_lines(last, rl_end);
    *above = *below = 0;
    if (hidden_above > 0) snprintf(above, sizeof above, "(%d lines above)\n", hidden_above);
    if (hidden_below > 0) snprintf(below, sizeof below, "\n(%d lines below)", hidden_below);
    int lead = (int)strlen(above), length = last - first;
    char *window = malloc((size_t)(lead + length) + sizeof below);
    if (!window) return;
    memcpy(window, above, (size_t)lead);
    memcpy(window + lead, rl_line_buffer + first, (size_t)length);
    strcpy(window + lead + length, below);
    char *buffer = rl_line_buffer;
    int end = rl_end, point = rl_point, mark = rl_mark;
    rl_line_buffer = window;
    rl_end = (int)strlen(window);
    rl_point = lead + clamp(point - first, 0, length);
    rl_mark = lead + clamp(mark - first, 0, length);
    rl_redisplay();
    rl_line_buffer = buffer;
    rl_end = end;
    rl_point = point;
    rl_mark = mark;
    free(window);
}

void vcr_redisplay(void) {
    int rows, columns;
    rl_get_screen_size(&rows, &columns);
    if (rows < 6 || rows_between(0, rl_end, columns) < rows) {
        rl_redisplay();
        return;
    }
    int first, last;
    choose_window(&first, &last, rows - 4, columns);
    draw_window(first, last);
}
