#define _GNU_SOURCE
#include "CReadline.h"

#ifdef __GLIBC__
#include <malloc.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// How much of the heap to come is asked for in large pages; what lies beyond is in small ones.
static const int bytes = 64 << 20;

void vcr_prefer_large_pages(void) {
    mallopt(M_MMAP_THRESHOLD, bytes / 2);
    mallopt(M_TOP_PAD, bytes);
    // More than the heap has left: it grows, by this and by the padding.
    void *volatile block = malloc(1 << 20);
    free(block);
    char *end = sbrk(0);
    if (block && end != (void *)-1) madvise(end - bytes, bytes, MADV_HUGEPAGE);
}
#else
void vcr_prefer_large_pages(void) {}
#endif
