import type { Day } from '#contract/dates.ts'
import type { ReadField } from '#contract/readings/reading.ts'
import { HIGH_CERTAINTY, type PaperKind } from '#contract/readings/reading-values.ts'
import { largestOf, type Placed, placePieces, valuesOf } from './find-values.ts'
import { CARDS_OF_PERSONS, kindRules, OTHER_LABELS } from './kinds.ts'
import type { PageText } from './page-text.ts'
import { paperNumber } from './read-values.ts'

/** What was read of a file: its kind, null for one of no known kind, and its fields; certainties are from 0 to 1. */
export interface PaperReading {
  kind: PaperKind | null
  certainty: number
  fields: ReadField[]
  /** The number of a policy, certificate or permit, where it is certain. */
  number?: string
}

/** Characters and pieces that are looked at: a paper has far fewer, and a file may have any number. */
const MOST_PIECES = 1_500
const MOST_CHARACTERS = 400

const NOTHING: PaperReading = { kind: null, certainty: 0, fields: [] }

/** Reads a paper. Of a card of Aadhaar or of the income tax, and of what is no known paper, nothing is read. */
export function readPaper(pages: readonly PageText[], today: Day): PaperReading {
  const pieces = pages
    .flatMap((page) =>
      placePieces({ ...page, pieces: page.pieces.filter(({ text }) => text.length <= MOST_CHARACTERS) }),
    )
    .slice(0, MOST_PIECES)
  const words = pieces.map(({ bare }) => bare)
  const { kind, weight, certainty } = kindOf(words)
  const isCard = CARDS_OF_PERSONS.some((card) => words.some((word) => word.includes(card)))
  // A policy may print a tax number, and a receipt the last digits of Aadhaar: only what is surely a paper is read beside it.
  if (!kind || (isCard && weight < SURE)) return NOTHING
  const number = numberOf(kind, pieces, today)
  return { kind, certainty, fields: fieldsOf(kind, pieces, today), ...(number && { number }) }
}

/** The weight of words from which a kind is taken, and from which it is sure. */
const ENOUGH = 4
const SURE = 8

function kindOf(words: readonly string[]) {
  const weights = Object.entries(kindRules).map(([kind, { words: known }]) => {
    const weight = Object.entries(known).reduce(
      (sum, [word, each]) => sum + (words.some((one) => one.includes(word)) ? each : 0),
      0,
    )
    return { kind: kind as PaperKind, weight }
  })
  const [best, next] = weights.toSorted((a, b) => b.weight - a.weight)
  if (!best || best.weight < ENOUGH) return { kind: null, weight: 0, certainty: 0 }
  const ahead = (best.weight - (next?.weight ?? 0)) / best.weight
  return { ...best, certainty: rounded(Math.min(1, 0.5 + ahead) * Math.min(1, 0.6 + best.weight / 20)) }
}

const rounded = (certainty: number) => Math.round(certainty * 1000) / 1000

const labelsOfAll = [
  ...new Set([
    ...Object.values(kindRules).flatMap(({ fields }) => fields.flatMap(({ labels }) => labels)),
    ...OTHER_LABELS,
  ]),
]
const shortLabels = new Set(labelsOfAll)
const longLabels = labelsOfAll.filter((label) => label.length >= 6)

/** Whether a text begins with a label; a short one may be the beginning of a name. */
function isLabel(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const bare = words.join('')
  return longLabels.some((label) => bare.startsWith(label)) || shortLabels.has(words[0] ?? '')
}

/** What two places of a paper say differently is not certain; a place of half the certainty counts. */
const DISAGREES = 0.5

function fieldsOf(kind: PaperKind, pieces: readonly Placed[], today: Day): PaperReading['fields'] {
  return kindRules[kind].fields.flatMap(({ name, labels, read, isLargest }) => {
    const all = valuesOf(pieces, labels, read, { today, isLabel })
    const largest = isLargest && all.length === 0 ? largestOf(pieces, read, today) : null
    const [best, ...others] = largest ? [largest] : all
    if (!best) return []
    const isDisputed = others.some(
      ({ value, certainty }) => value !== best.value && certainty > best.certainty * DISAGREES,
    )
    const alternatives = NUMBERS.has(name) ? alternativesOf(best.value, best.scores) : []
    const most = isDisputed ? DISAGREES : alternatives.length > 0 ? LOOKS_ALIKE : 1
    const certainty = rounded(Math.min(best.certainty, most))
    const { value, page, box } = best
    return [{ name, value, certainty, page, box, ...(alternatives.length > 0 && { alternatives }) }]
  })
}

/** Returns the number of the paper itself, if its letters are certain and no second one stands there. */
function numberOf(kind: PaperKind, pieces: readonly Placed[], today: Day): string | null {
  const [best, ...others] = valuesOf(pieces, kindRules[kind].number ?? [], paperNumber, { today, isLabel })
  if (!best || best.certainty < HIGH_CERTAINTY || others.some(({ value }) => value !== best.value)) return null
  return best.value
}

/** Numbers in which any letter may stand at any place. */
const NUMBERS: ReadonlySet<ReadField['name']> = new Set(['chassisNo', 'engineNo'])
/** The most that is certain of a number with letters that look like others. */
const LOOKS_ALIKE = 0.85
/** Below this certainty a letter may be the one that it looks like. */
const CLEAR = 0.9
const LIKE: Readonly<Record<string, string>> = {
  S: '5',
  5: 'S',
  B: '8',
  8: 'B',
  0: 'D',
  D: '0',
  Z: '2',
  2: 'Z',
  G: '6',
  6: 'G',
}
const MOST_ALTERNATIVES = 3

/** Returns what a number can also be, by one letter each. */
function alternativesOf(value: string, scores: readonly number[]): string[] {
  return [...value]
    .flatMap((sign, at) => {
      const [other, score] = [LIKE[sign], scores[at] ?? 1]
      return other && score < CLEAR ? [{ score, number: value.slice(0, at) + other + value.slice(at + 1) }] : []
    })
    .toSorted((a, b) => a.score - b.score)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ number }) => number)
}
