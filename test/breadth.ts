import { expect, test } from 'vitest'

/*
 * `npm test` proves every rule with some of the rounds, values and screens; the drills prove it with all of them
 * (docs/decisions/0109). `vitest.config.ts` lists the tests that run in full as drills.
 */
const isFull = process.env.TEST_BREADTH === 'full'

/** Returns `some` in `npm test`, and `all` in a drill. */
export const breadth = <T>(some: T, all: T): T => (isFull ? all : some)

/** Returns one of every `step` elements in `npm test`, beginning at `from`, and all of them in a drill. */
export const sampleOf = <T>(all: readonly T[], step: number, from = 0): T[] =>
  all.filter((_, index) => isFull || index % step === from % step)

/** Returns whether the running test is one of every `step` in `npm test`, by its name; in a drill each is. */
export function isSampledTest(step: number): boolean {
  const name = expect.getState().currentTestName ?? ''
  return isFull || [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % step === 0
}

/** Defines a test of the drills only. */
export const testInFull = (name: string, run: () => Promise<void>): void => {
  if (isFull) test(name, run)
}
