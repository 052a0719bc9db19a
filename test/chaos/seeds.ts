/** Seeds of runs that failed once, and why; `test/drills/chaos.drill.ts` runs each for a while. */
export const seeds: readonly { seed: number; why: string }[] = [{ seed: 1, why: 'the first; it never failed' }]
