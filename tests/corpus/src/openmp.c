// OpenMP: outlined functions, the runtime's structures, atomic and reduction code.

double average(const double *values, int n, int *count) {
  double sum = 0;
#pragma omp parallel for reduction(+ : sum) schedule(dynamic, 16)
  for (int i = 0; i < n; i++)
    sum += values[i];
#pragma omp parallel
  {
#pragma omp atomic
    ++*count;
#pragma omp critical(named)
    *count += 2;
#pragma omp single
#pragma omp task firstprivate(n)
    *count -= n;
#pragma omp barrier
  }
#pragma omp simd
  for (int i = 0; i < 8; i++)
    count[i] += i;
  return n ? sum / n : 0;
}
