/* The runtime in front of an AppImage: mounts the squashfs behind itself and starts AppRun in it.
 *
 *   --appimage-offset            print where the squashfs begins
 *   --appimage-extract           unpack to ./squashfs-root
 *   --appimage-mount             mount, print the place, stay until interrupted
 *   APPIMAGE_EXTRACT_AND_RUN=1   unpack to a temporary folder and run from there; also done where FUSE is missing
 */
#define _GNU_SOURCE
#define FUSE_USE_VERSION 35
#include <squashfuse/config.h>

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <fuse3/fuse_lowlevel.h>
#include <limits.h>
#include <signal.h>
#include <squashfuse/ll.h>
#include <squashfuse/squashfuse.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static char self[PATH_MAX];
static pid_t child;

static int fail(const char *what) {
    fprintf(stderr, "table-twelve: %s: %s\n", what, errno ? strerror(errno) : "the file is damaged");
    return 1;
}

/* The end of an ELF file: whichever of its sections or its section table comes last. */
static off_t elf_end(void) {
    Elf64_Ehdr head;
    Elf64_Shdr section;
    FILE *file = fopen(self, "rb");
    if (!file || fread(&head, sizeof head, 1, file) != 1) return -1;
    off_t end = head.e_shoff + (off_t)head.e_shentsize * head.e_shnum;
    for (int i = 0; i < head.e_shnum; i++) {
        fseeko(file, head.e_shoff + (off_t)i * head.e_shentsize, SEEK_SET);
        if (fread(&section, sizeof section, 1, file) == 1 && section.sh_type != SHT_NOBITS &&
            (off_t)(section.sh_offset + section.sh_size) > end)
            end = section.sh_offset + section.sh_size;
    }
    fclose(file);
    return end;
}

static int unpack_file(sqfs *fs, sqfs_inode *inode, const char *path) {
    static char block[1 << 17];
    int out = open(path, O_WRONLY | O_CREAT | O_TRUNC, inode->base.mode & 07777);
    if (out < 0) return -1;
    for (sqfs_off_t at = 0; at < (sqfs_off_t)inode->xtra.reg.file_size;) {
        sqfs_off_t size = sizeof block;
        if (sqfs_read_range(fs, inode, at, &size, block) || size <= 0) return close(out), errno = 0, -1;
        for (sqfs_off_t done = 0; done < size;) {
            ssize_t n = write(out, block + done, size - done);
            if (n < 0) return close(out), -1;
            done += n;
        }
        at += size;
    }
    return close(out);
}

/* Unpack everything below `into`, which is made. */
static int unpack(off_t offset, const char *into) {
    sqfs fs;
    sqfs_traverse walk;
    sqfs_err error = SQFS_OK;
    char path[2 * PATH_MAX], target[PATH_MAX];
    if (mkdir(into, 0755) && errno != EEXIST) return -1;
    errno = 0;
    if (sqfs_open_image(&fs, self, offset) || sqfs_traverse_open(&walk, &fs, sqfs_inode_root(&fs))) return -1;
    while (sqfs_traverse_next(&walk, &error)) {
        sqfs_inode inode;
        size_t size = sizeof target;
        if (walk.dir_end) continue;
        if (sqfs_inode_get(&fs, &inode, sqfs_dentry_inode(&walk.entry))) return -1;
        snprintf(path, sizeof path, "%s/%s", into, walk.path);
        if (S_ISDIR(inode.base.mode)) {
            if (mkdir(path, 0755) && errno != EEXIST) return -1;
        } else if (S_ISLNK(inode.base.mode)) {
            if (sqfs_readlink(&fs, &inode, target, &size)) return -1;
            unlink(path);
            if (symlink(target, path)) return -1;
        } else if (S_ISREG(inode.base.mode) && unpack_file(&fs, &inode, path)) {
            return -1;
        }
    }
    return error ? -1 : 0;
}

static int forget(const char *path, const struct stat *s, int kind, struct FTW *where) {
    (void)s, (void)kind, (void)where;
    return remove(path);
}

/* Serve the mount from a daemon until `app` has gone; tells `ready` once it is mounted. */
static void serve(off_t offset, char *place, int ready, pid_t app) {
    struct fuse_lowlevel_ops ops = {
        .getattr = sqfs_ll_op_getattr, .opendir = sqfs_ll_op_opendir, .releasedir = sqfs_ll_op_releasedir,
        .readdir = sqfs_ll_op_readdir, .lookup = sqfs_ll_op_lookup, .open = sqfs_ll_op_open,
        .create = sqfs_ll_op_create, .release = sqfs_ll_op_release, .read = sqfs_ll_op_read,
        .readlink = sqfs_ll_op_readlink, .forget = sqfs_ll_op_forget,
    };
    char *options[] = {"table-twelve", "-oro,nodev,nosuid", NULL};
    struct fuse_args args = FUSE_ARGS_INIT(2, options);
    sqfs_ll_chan channel;
    sqfs_ll *image = sqfs_ll_open(self, offset);
    if (!image || sqfs_ll_mount(&channel, place, &args, &ops, sizeof ops, image) != SQFS_OK) _exit(3);
    if (fuse_set_signal_handlers(channel.session) == -1 || write(ready, "k", 1) != 1) _exit(4);
    close(ready);
    pid_t server = getpid();
    if (fork() == 0) {
        while (kill(app, 0) == 0) usleep(200000);
        kill(server, SIGTERM);
        _exit(0);
    }
    fuse_session_loop(channel.session);
    sqfs_ll_unmount(&channel, place);
    rmdir(place);
    _exit(0);
}

/* Mount at `place`; 0 if it is served. */
static int mount_at(off_t offset, char *place) {
    int pipes[2];
    char word;
    pid_t app = getpid();
    if (access("/dev/fuse", R_OK | W_OK) || pipe(pipes)) return -1;
    pid_t child = fork();
    if (child == 0) {
        close(pipes[0]);
        setsid();
        int quiet = open("/dev/null", O_WRONLY);
        dup2(quiet, STDERR_FILENO);
        if (fork() == 0) serve(offset, place, pipes[1], app);
        _exit(0);
    }
    close(pipes[1]);
    waitpid(child, NULL, 0);
    int served = read(pipes[0], &word, 1) == 1;
    close(pipes[0]);
    return served ? 0 : -1;
}

static void run_in(const char *place, char **argv) {
    char program[PATH_MAX + 16];
    snprintf(program, sizeof program, "%s/AppRun", place);
    setenv("APPDIR", place, 1);
    setenv("APPIMAGE", self, 1);
    execv(program, argv);
}

static void pass_on(int signal) {
    if (child > 0) kill(child, signal);
}

int main(int argc, char **argv) {
    const char *word = argc > 1 ? argv[1] : "", *base = getenv("TMPDIR");
    char place[PATH_MAX];
    ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
    off_t offset = n > 0 ? elf_end() : -1;
    if (offset < 0) return fail("cannot read itself");
    if (!strcmp(word, "--appimage-offset")) return printf("%lld\n", (long long)offset), 0;
    if (!strcmp(word, "--appimage-extract")) return unpack(offset, "squashfs-root") ? fail("cannot unpack") : 0;
    snprintf(place, sizeof place, "%s/.table-twelve-XXXXXX", base ? base : "/tmp");
    if (!mkdtemp(place)) return fail("cannot make a temporary folder");
    int unpacked = getenv("APPIMAGE_EXTRACT_AND_RUN") != NULL || mount_at(offset, place);
    if (!strcmp(word, "--appimage-mount")) {
        if (unpacked) return rmdir(place), errno = ENODEV, fail("cannot mount");
        puts(place);
        fflush(stdout);
        pause();
        return 0;
    }
    if (!unpacked) {
        run_in(place, argv);
        return fail("cannot start");
    }
    if (unpack(offset, place)) return fail("cannot unpack");
    for (int i = 0; i < 3; i++) signal((int[]){SIGTERM, SIGINT, SIGHUP}[i], pass_on);
    child = fork();
    if (child == 0) {
        /* Nor does the program outlive what would tidy up after it. */
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        run_in(place, argv);
        _exit(fail("cannot start"));
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    nftw(place, forget, 32, FTW_DEPTH | FTW_PHYS);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
