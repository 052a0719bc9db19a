import { dirname } from 'node:path'

/** A text of the product, and its replacement by a bug. The text must occur exactly once. */
export interface Replacement {
  file: string
  find: string
  replacement: string
}

export interface Mutant {
  /** The name for the command line: `npm run test:mutants -- NAME`. */
  name: string
  plants: readonly Replacement[]
  /** The test files, at least one of which must fail. */
  tests: readonly string[]
}

/**
 * Returns bugs of a file, each with its name, a text of the file and its replacement. The tests must catch each of them; one that is
 * named without a folder is beside the file.
 */
export const bugsIn = (
  file: string,
  tests: string | readonly string[],
  bugs: Record<string, [find: string, replacement: string]>,
): Mutant[] =>
  Object.entries(bugs).map(([name, [find, replacement]]) => ({
    name,
    plants: [{ file, find, replacement }],
    tests: [tests].flat().map((test) => (test.includes('/') ? test : `${dirname(file)}/${test}`)),
  }))
