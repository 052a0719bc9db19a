import type { SeededRandom } from '#demo/seeded-random.ts'
import type { Invented } from './invented.ts'
import type { Sheet } from './sheet.ts'

/** Draws a paper with invented values; `truth` has what is to be read from it, as the API takes it. */
export type Layout = (values: Invented, random: SeededRandom) => { sheet: Sheet; truth: Record<string, string> }
