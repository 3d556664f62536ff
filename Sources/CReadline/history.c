#include "CReadline.h"

#include <stdlib.h>
#include <string.h>

void vcr_history_start(int limit) {
    history_comment_char = '#';
    history_write_timestamps = 1;
    history_multiline_entries = 1;
    using_history();
    stifle_history(limit);
}

static void drop(int offset) {
    HIST_ENTRY *entry = remove_history(offset);
    if (entry) free_history_entry(entry);
}

bool vcr_history_add(const char *entry) {
    HIST_ENTRY **entries = history_list();
    if (history_length > 0 && strcmp(entries[history_length - 1]->line, entry) == 0) return false;
    for (int i = history_length - 1; i >= 0; i--) {
        if (strcmp(entries[i]->line, entry) != 0) continue;
        drop(i);
        break;
    }
    add_history(entry);
    using_history();
    return true;
}

typedef struct { const char *line; int offset; } Place;

static int by_line_newest_first(const void *left, const void *right) {
    const Place *a = left, *b = right;
    int order = strcmp(a->line, b->line);
    return order ? order : b->offset - a->offset;
}

static int by_offset_newest_first(const void *left, const void *right) {
    return ((const Place *)right)->offset - ((const Place *)left)->offset;
}

void vcr_history_deduplicate(void) {
    int count = history_length, doubles = 0;
    HIST_ENTRY **entries = history_list();
    Place *places = count ? malloc(sizeof(Place) * (size_t)count) : NULL;
    if (!places) return;
    for (int i = 0; i < count; i++) places[i] = (Place){entries[i]->line, i};
    qsort(places, (size_t)count, sizeof *places, by_line_newest_first);
    for (int i = 1; i < count; i++)
        if (strcmp(places[i].line, places[i - 1].line) == 0) places[doubles++] = places[i];
    qsort(places, (size_t)doubles, sizeof *places, by_offset_newest_first);
    for (int i = 0; i < doubles; i++) drop(places[i].offset);
    free(places);
    using_history();
}
