import type { SeededRandom } from '#demo/seeded-random.ts'
import type { Invented } from './invented.ts'
import type { Sheet } from './sheet.ts'

/** What is drawn on a paper; `truth` has what is to be read from it, as the API takes it, `number` that of the paper itself. */
export interface Drawn {
  sheet: Sheet
  truth: Record<string, string>
  number?: string
}

/** Draws a paper with invented values. */
export type Layout = (values: Invented, random: SeededRandom) => Drawn
