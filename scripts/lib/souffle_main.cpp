// Runs a program that Soufflé has made C++ of (souffle -g), and tells how long loading facts and
// evaluation take, in seconds of CPU: MEASURED NAME FACTS OUT.
#include "souffle/SouffleInterface.h"

#include <cstdio>
#include <ctime>

static double seconds() {
    timespec used;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return used.tv_sec + used.tv_nsec * 1e-9;
}

int main(int count, char** arguments) {
    if (count != 4) return 2;
    souffle::SouffleProgram* program = souffle::ProgramFactory::newInstance(arguments[1]);
    if (!program) return 1;
    double before = seconds();
    program->loadAll(arguments[2]);
    double loaded = seconds();
    program->run();
    double evaluated = seconds();
    std::printf("loading %.3f\nevaluation %.3f\n", loaded - before, evaluated - loaded);
    program->printAll(arguments[3]);
}
