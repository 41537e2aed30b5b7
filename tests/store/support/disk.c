/* Preloaded into a process (LD_PRELOAD), it writes down what the process does to some files.

   DISK_FILES is the beginning of the paths that matter, DISK_LOG the file for what is written
   down: for every call its kind, the path, the offset and the bytes, in the order in which the
   calls came back. The files that SQLite shares between processes (-shm) are made anew at every
   start, so they do not matter. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static int notes = -1;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int matters(const char *path) {
    const char *files = getenv("DISK_FILES");
    size_t length = strlen(path);
    if (!files || strncmp(path, files, strlen(files)) != 0)
        return 0;
    return length < 4 || strcmp(path + length - 4, "-shm") != 0;
}

static int path_of(int file, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return matters(path);
}

static void put(const void *bytes, size_t length) {
    const char *next = bytes;
    while (length > 0) {
        ssize_t done = REAL(write)(notes, next, length);
        if (done <= 0)
            abort();
        next += done;
        length -= (size_t)done;
    }
}

static void note(char kind, const char *path, int64_t offset, const void *bytes, size_t length) {
    struct {
        int64_t offset, length, path;
        char kind;
    } __attribute__((packed)) head = {offset, (int64_t)length, (int64_t)strlen(path), kind};
    pthread_mutex_lock(&turn);
    if (notes < 0)
        notes = REAL(open)(getenv("DISK_LOG"), O_WRONLY | O_CREAT | O_APPEND, 0600);
    put(&head, sizeof head);
    put(path, strlen(path));
    put(bytes, length);
    pthread_mutex_unlock(&turn);
}

#define WRITTEN(done)                                                                              \
    if (done > 0 && path_of(file, path))                                                           \
        note('w', path, offset, bytes, (size_t)done);                                              \
    return done;

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) {
    char path[PATH_MAX];
    ssize_t done = REAL(pwrite)(file, bytes, length, offset);
    WRITTEN(done)
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
    char path[PATH_MAX];
    ssize_t done = REAL(pwrite64)(file, bytes, length, offset);
    WRITTEN(done)
}

ssize_t write(int file, const void *bytes, size_t length) {
    char path[PATH_MAX];
    ssize_t done = REAL(write)(file, bytes, length);
    off_t offset = done > 0 && file != notes ? lseek(file, 0, SEEK_CUR) - done : 0;
    if (file == notes)
        return done;
    WRITTEN(done)
}

#define CUT(name, type)                                                                            \
    int name(int file, type length) {                                                              \
        char path[PATH_MAX];                                                                       \
        int failed = REAL(name)(file, length);                                                     \
        if (!failed && path_of(file, path))                                                        \
            note('t', path, length, "", 0);                                                        \
        return failed;                                                                             \
    }

#define SYNCED(name)                                                                               \
    int name(int file) {                                                                           \
        char path[PATH_MAX];                                                                       \
        int failed = REAL(name)(file);                                                             \
        if (!failed && path_of(file, path))                                                        \
            note('s', path, 0, "", 0);                                                             \
        return failed;                                                                             \
    }

#define GONE(name)                                                                                 \
    int name(const char *path) {                                                                   \
        int failed = REAL(name)(path);                                                             \
        if (!failed && matters(path))                                                              \
            note('u', path, 0, "", 0);                                                             \
        return failed;                                                                             \
    }

CUT(ftruncate, off_t)
CUT(ftruncate64, off64_t)
SYNCED(fsync)
SYNCED(fdatasync)
GONE(unlink)
