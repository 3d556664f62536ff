#define _GNU_SOURCE
#include "CReadline.h"

#include <limits.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>

static const char *own_path(void) { return "/proc/self/exe"; }

void vcr_end_with_parent(void) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
}

int vcr_processors(void) {
    cpu_set_t processors;
    if (sched_getaffinity(0, sizeof processors, &processors) == 0) return CPU_COUNT(&processors);
    return (int)sysconf(_SC_NPROCESSORS_ONLN);
}
#else
#include <mach-o/dyld.h>

static const char *own_path(void) {
    static char path[4096];
    uint32_t size = sizeof path;
    return _NSGetExecutablePath(path, &size) == 0 ? path : "";
}

void vcr_end_with_parent(void) {}

int vcr_processors(void) { return (int)sysconf(_SC_NPROCESSORS_ONLN); }
#endif

extern char **environ;

static int start(
    const char *path, char *const arguments[], int input, int output, int errors, short group) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(
        &attributes, group | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    pid_t id = 0;
    int error = posix_spawn(&id, path, &actions, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error == 0 ? id : -1;
}

void vcr_begin_anew(const char *path, char *const arguments[]) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execv(path ? path : own_path(), arguments);
}

int vcr_start_again(char *const arguments[], int input, int output, int errors) {
    return start(own_path(), arguments, input, output, errors, POSIX_SPAWN_SETPGROUP);
}

int vcr_start_beside(
    const char *name, char *const arguments[], int input, int output, int errors) {
    char own[PATH_MAX], path[PATH_MAX + 64];
    if (!realpath(own_path(), own)) return -1;
    char *slash = strrchr(own, '/');
    if (!slash) return -1;
    int length = snprintf(path, sizeof path, "%.*s/%s", (int)(slash - own), own, name);
    if (length < 0 || (size_t)length >= sizeof path || access(path, X_OK) != 0) return -1;
    return start(path, arguments, input, output, errors, POSIX_SPAWN_SETPGROUP);
}

int vcr_start_talking(const char *path, char *const arguments[]) {
    return start(path, arguments, STDIN_FILENO, STDERR_FILENO, STDERR_FILENO, 0);
}
