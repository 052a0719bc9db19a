/** Seeds of runs that failed once, and why; `test/drills/chaos.drill.ts` runs each for a while. */
export const seeds: readonly { seed: number; why: string }[] = [
  { seed: 2, why: 'two clocks that are seconds apart put the history of cases, payments and bills out of order' },
]
