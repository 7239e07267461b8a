#!/usr/bin/env bash
# Programs of Debian 12 as bitcode: what a catalogue of a distribution is measured on.
#
#   scripts/debian.sh DIR [MINUTES [PACKAGE..]]
#
# builds source packages of C and C++ (those of scripts/lib/debian/packages, in that order, or those
# named) with clang 15 in the place of gcc, and writes each module, optimised as the package says, to
#
#   DIR/bc/PACKAGE/PATH.bc   its object's path in the build, with ~ for /
#   DIR/table.tsv            package, modules, seconds, how its build ended
#
# Builds are as Debian's are but for the compiler, tests and manuals, in a chroot of plain Debian
# (DIR/root) that what they need is installed into: it wants root, a network, and debootstrap, which
# `scripts/setup.sh packages` installs. A build that fails leaves the modules that it got to. After so
# many minutes (120) no other build begins, and the one that is going on is ended. Packages that are
# there are not built again.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=scripts/lib/llvm-source.sh
. "$here/lib/llvm-source.sh"

if [ $# -lt 1 ] || [ "${1#-}" != "$1" ]; then
    sed -n '2,/^set/p' "$0" | sed '$d; s/^# \{0,1\}//' >&2
    exit 2
fi
minutes=${2:-120}
[[ $minutes =~ ^[0-9]+$ ]] || die "MINUTES is a number, not $minutes"
[ "$(id -u)" -eq 0 ] || die "only root can make a chroot to build in"
command -v debootstrap >/dev/null || die "debootstrap is missing; run scripts/setup.sh packages"

mkdir -p "$1"
dir=$(cd "$1" && pwd)
root=$dir/root
until=$((SECONDS + minutes * 60))
if [ $# -gt 2 ]; then
    packages=("${@:3}")
else
    mapfile -t packages < <(sed 's/#.*//' "$here/lib/debian/packages" | grep -o '[^ ]*')
fi

# inside SECONDS COMMAND..: in the chroot, with the time that it may take.
inside() {
    # The inner shell expands this.
    # shellcheck disable=SC2016
    timeout --kill-after=10 "$1" unshare --mount --pid --fork --kill-child --propagation private \
        bash -euc '
        root=$1
        shift
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        exec chroot "$root" env -i -C / HOME=/root DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 \
            PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"' inside "$root" "${@:2}"
}

if [ ! -e "$dir/root.done" ]; then
    rm -rf --one-file-system "$root"
    # apt expands these, not the shell.
    # shellcheck disable=SC2016
    mirror=$(apt-get indextargets --format '$(CODENAME) $(REPO_URI)' 'Created-By: Packages' |
        sed -n 's/^bookworm //p' | head -n 1)
    [ "$mirror" ] || die "apt knows no mirror of Debian 12: apt-get update"
    say "a plain Debian 12 with clang 15"
    debootstrap --variant=minbase --include=ca-certificates bookworm "$root" "$mirror" \
        >"$dir/root.log" 2>&1 || die "debootstrap failed: $dir/root.log"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    printf 'deb %s bookworm main\ndeb-src %s bookworm main\n' "$mirror" "$mirror" \
        >"$root/etc/apt/sources.list"
    inside 900 sh -euc 'apt-get -qq update
        apt-get -qq install --no-install-recommends build-essential fakeroot clang-15 lld-15' \
        >>"$dir/root.log" 2>&1 || die "the tools to build with are not there: $dir/root.log"
    # The compilers' names are the wrapper's; g++ and gcc stay installed, for their libraries.
    cp "$here/lib/debian/cc" "$root/usr/local/bin/keeping-bitcode"
    for name in gcc g++ cc c++ gcc-12 g++-12 c89 c99 x86_64-linux-gnu-gcc x86_64-linux-gnu-g++ \
        x86_64-linux-gnu-gcc-12 x86_64-linux-gnu-g++-12 clang clang++; do
        inside 60 dpkg-divert --quiet --rename --divert "/usr/bin/$name.divert" --add \
            "/usr/bin/$name" >>"$dir/root.log" 2>&1
        ln -sf /usr/local/bin/keeping-bitcode "$root/usr/bin/$name"
    done
    touch "$dir/root.done"
fi

table=$dir/table.tsv
touch "$table"
mkdir -p "$dir/bc" "$root/build" "$dir/log"
for package in "${packages[@]}"; do
    cut -f 1 "$table" | grep -qxF "$package" && continue
    left=$((until - SECONDS))
    [ "$left" -gt 30 ] || {
        say "the time is over before $package"
        break
    }
    begun=$SECONDS log=$dir/log/$package
    rm -rf --one-file-system "${root:?}/build/$package"
    mkdir -p "$root/build/$package/bc"
    ended=built
    # Backslashes keep what the inner shell expands.
    inside "$left" sh -euc "
        cd /build/$package
        apt-get -qq build-dep --no-install-recommends --arch-only $package
        apt-get -qq source $package
        cd \$(find . -mindepth 1 -maxdepth 1 -type d ! -name bc)
        export BUILD_DIR=\$PWD BITCODE_DIR=/build/$package/bc
        export DEB_BUILD_OPTIONS='nocheck nodoc nostrip noddebs parallel=$(nproc)'
        export DEB_BUILD_PROFILES='nocheck nodoc'
        # Some refuse to be configured by root.
        export FORCE_UNSAFE_CONFIGURE=1
        dpkg-buildpackage -B -nc -us -uc -d" >"$log" 2>&1 </dev/null || ended=failed
    [ $((until - SECONDS)) -gt 0 ] || ended=stopped
    rm -rf --one-file-system "$dir/bc/$package"
    find "$root/build/$package/bc" -name '*.bc.*' -delete
    mv "$root/build/$package/bc" "$dir/bc/$package"
    rm -rf --one-file-system "${root:?}/build/$package"
    modules=$(find "$dir/bc/$package" -name '*.bc' | wc -l)
    # What was ended by the clock is built again, by a run that has the time.
    [ $ended = stopped ] ||
        printf '%s\t%d\t%d\t%s\n' "$package" "$modules" $((SECONDS - begun)) "$ended" >>"$table"
    say "$package: $modules modules in $((SECONDS - begun)) s, $ended"
done

printf '%6d modules of %d packages, %d MB: %s\n' "$(find "$dir/bc" -name '*.bc' | wc -l)" \
    "$(find "$dir/bc" -mindepth 1 -maxdepth 1 -type d | wc -l)" "$(du -sm "$dir/bc" | cut -f 1)" \
    "$dir/bc"
