/* A disk that tells. Loaded before the C library (LD_PRELOAD), it stands between SQLite and the kernel, for the files of one folder:
 *
 *   - each write to a file and each sync of one is a line in a log, with the marks ("mark:17;") found in what was written, so that a test can see
 *     whether the sync came between the write of an event and its acknowledgement;
 *   - at each sync the file is copied to another folder, which so has only what was synced: what a disk may be left with after a power cut.
 *     A file that was deleted stays there until the folder itself is synced ("sync ." in the log).
 *
 * Neither can be had from Python, which has no part in what SQLite writes; and a killed process proves nothing, because the kernel keeps its writes.
 *
 * SHIM_FOLDER: the files to watch.  SHIM_LOG: the log.  SHIM_KEEP: the folder of what was synced.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The name of a descriptor's file if it is in the folder, "." if it is the folder, else NULL. */
static const char *watched(int fd, char *path, size_t size) {
    char link[64];
    const char *folder = getenv("SHIM_FOLDER");
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = folder ? readlink(link, path, size - 1) : -1;
    if (length < 0) return NULL;
    path[length] = 0;
    size_t prefix = strlen(folder);
    if (strcmp(path, folder) == 0) return ".";
    return strncmp(path, folder, prefix) == 0 && path[prefix] == '/' ? path + prefix + 1 : NULL;
}

/* One line, in one write to a file opened for appending: the lines of all threads are in the order in which things happened. */
static void tell(const char *line) {
    int log = open(getenv("SHIM_LOG"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (log < 0 || syscall(SYS_write, log, line, strlen(line)) < 0) abort();
    close(log);
}

static void tell_write(int fd, const char *data, size_t count) {
    char path[4096], line[65536];
    const char *name = watched(fd, path, sizeof path);
    if (!name) return;
    int used = snprintf(line, sizeof line, "write %s", name);
    for (const char *at = data, *end = data + count; (at = memmem(at, end - at, "mark:", 5)); at += 5)
        if (used < (int)sizeof line - 32) used += snprintf(line + used, sizeof line - used, " %ld", strtol(at + 5, NULL, 10));
    snprintf(line + used, sizeof line - used, "\n");
    tell(line);
}

static void forget_deleted(void) {
    char there[8192], copy[8192];
    DIR *kept = opendir(getenv("SHIM_KEEP"));
    if (!kept) abort();
    for (struct dirent *each; (each = readdir(kept));) {
        snprintf(there, sizeof there, "%s/%s", getenv("SHIM_FOLDER"), each->d_name);
        snprintf(copy, sizeof copy, "%s/%s", getenv("SHIM_KEEP"), each->d_name);
        if (each->d_name[0] != '.' && access(there, F_OK)) unlink(copy);
    }
    closedir(kept);
    tell("sync .\n");
}

static void keep(int fd) {
    char path[4096], copy[8192], draft[8300], line[4200], buffer[65536];
    const char *name = watched(fd, path, sizeof path);
    if (!name) return;
    if (strcmp(name, ".") == 0) return forget_deleted();
    snprintf(copy, sizeof copy, "%s/%s", getenv("SHIM_KEEP"), name);
    snprintf(draft, sizeof draft, "%s.draft", copy);
    int to = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    /* Read by the descriptor that is there: to open and close the file once more would drop the locks that SQLite has on it. */
    ssize_t got;
    for (off_t at = 0; (got = pread(fd, buffer, sizeof buffer, at)) > 0; at += got)
        if (syscall(SYS_write, to, buffer, got) != got) abort();
    if (got < 0) abort();
    close(to);
    if (rename(draft, copy)) abort();
    snprintf(line, sizeof line, "sync %s\n", name);
    tell(line);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
ssize_t write(int fd, const void *data, size_t count) { tell_write(fd, data, count); return REAL(write)(fd, data, count); }
ssize_t pwrite(int fd, const void *data, size_t count, off_t at) { tell_write(fd, data, count); return REAL(pwrite)(fd, data, count, at); }
ssize_t pwrite64(int fd, const void *data, size_t count, off64_t at) { tell_write(fd, data, count); return REAL(pwrite64)(fd, data, count, at); }
int fsync(int fd) { int failed = REAL(fsync)(fd); if (!failed) keep(fd); return failed; }
int fdatasync(int fd) { int failed = REAL(fdatasync)(fd); if (!failed) keep(fd); return failed; }
