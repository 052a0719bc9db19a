/** A text of the product, and its replacement by a bug. The text must occur exactly once. */
export interface Replacement {
  file: string
  find: string
  replacement: string
}

export interface Mutant {
  /** The name for the command line: `npm run test:mutants -- NAME`. */
  name: string
  plants: [Replacement, ...Replacement[]]
  /** The test files, at least one of which must fail. */
  tests: [string, ...string[]]
}

/** Returns a bug in a single place. */
export const singleReplacement = (
  name: string,
  file: string,
  find: string,
  replacement: string,
  ...tests: [string, ...string[]]
): Mutant => ({
  name,
  plants: [{ file, find, replacement: replacement }],
  tests,
})
