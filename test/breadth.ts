/*
 * `npm test` proves every rule with some of the rounds, values and screens; the drills prove it with all of them
 * (docs/decisions/0109). A drill imports the tests that it runs in full.
 */
const isFull = process.env.TEST_BREADTH === 'full'

/** Returns `some` in `npm test`, and `all` in a drill. */
export const breadth = <T>(some: T, all: T): T => (isFull ? all : some)

/** Returns one of every `step` elements in `npm test`, beginning at `from`, and all of them in a drill. */
export const sampleOf = <T>(all: readonly T[], step: number, from = 0): T[] =>
  all.filter((_, index) => isFull || index % step === from % step)
