/** A text of the product, and what a bug puts in its place. The text must be there exactly once. */
export interface Replacement {
  file: string
  find: string
  put: string
}

export interface Mutant {
  /** For the command line: `npm run test:mutants -- NAME`. */
  name: string
  plants: [Replacement, ...Replacement[]]
  /** The test files of which at least one has to turn red. */
  tests: [string, ...string[]]
}

/** A bug of one place. */
export const singleReplacement = (
  name: string,
  file: string,
  find: string,
  put: string,
  ...tests: [string, ...string[]]
): Mutant => ({
  name,
  plants: [{ file, find, put }],
  tests,
})
