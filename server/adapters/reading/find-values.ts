import type { Day } from '#contract/dates.ts'
import { type Box, boxAround, boxOf, type PageText, type Piece, type Point } from './page-text.ts'
import { name, type ReadValue, type ValueReader } from './read-values.ts'

/* Finds labels on a page, and the values that belong to them: behind them, to the right of them, or below. */

/** A value on a page. */
export interface FoundValue {
  value: string
  certainty: number
  page: number
  box: Box
  /** How certain each letter and digit of it is. */
  scores: readonly number[]
}

/** A piece with its letters and digits, and its place on the page once that is turned upright. */
export interface Placed {
  page: PageText
  piece: Piece
  /** Small letters and digits, and where each stands in the text. */
  bare: string
  at: readonly number[]
  left: number
  right: number
  top: number
  bottom: number
}

const heightOf = ({ top, bottom }: Placed) => bottom - top
const middleOf = ({ top, bottom }: Placed) => (top + bottom) / 2

/** Places the pieces of a page. A photo is turned by the angle that most of its lines have. */
export function placePieces(page: PageText): Placed[] {
  const angles = page.pieces
    .filter(({ text }) => text.length >= 6)
    .map(({ corners: [a, b] }) => Math.atan2(b.y - a.y, b.x - a.x))
    .toSorted((a, b) => a - b)
  const angle = angles[Math.floor(angles.length / 2)] ?? 0
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)]
  const turned = ({ x, y }: Point) => ({ x: x * cos - y * sin, y: x * sin + y * cos })
  return page.pieces.map((piece) => {
    const corners = piece.corners.map(turned)
    const [a, b, c, d] = corners as [Point, Point, Point, Point]
    const at: number[] = []
    for (let index = 0; index < piece.text.length; index += 1)
      if (/[A-Za-z0-9]/.test(piece.text[index] ?? '')) at.push(index)
    return {
      page,
      piece,
      bare: at.map((index) => piece.text[index]?.toLowerCase()).join(''),
      at,
      left: (a.x + d.x) / 2,
      right: (b.x + c.x) / 2,
      top: (a.y + b.y) / 2,
      bottom: (c.y + d.y) / 2,
    }
  })
}

/** Pieces that are read as one text. */
interface Run {
  text: string
  /** The piece of each character and its place there; null for the blanks between pieces. */
  signs: readonly ({ of: Placed; index: number } | null)[]
}

const runOf = (pieces: readonly Placed[], from = 0): Run =>
  pieces.reduce<Run>(
    (run, of, nth) => {
      const begin = nth === 0 ? from : 0
      const signs = [...Array(of.piece.text.length - begin).keys()].map((index) => ({ of, index: begin + index }))
      const text = of.piece.text.slice(begin)
      return nth === 0 ? { text, signs } : { text: `${run.text} ${text}`, signs: [...run.signs, null, ...signs] }
    },
    { text: '', signs: [] },
  )

/** How certain a value is by its place; a label may belong to another. */
const BESIDE = 1
const BELOW = 0.98

/** Returns the values of the labels on the pages, the most certain first. */
export function valuesOf(
  pieces: readonly Placed[],
  labels: readonly string[],
  read: ValueReader,
  { today, isLabel }: { today: Day; isLabel: (text: string) => boolean },
): FoundValue[] {
  const found: FoundValue[] = []
  for (const label of pieces) {
    const end = endOfLabel(label, labels)
    if (end === null) continue
    for (const { run, certainty } of runsOf(label, end, pieces)) {
      const value = read === name && isLabel(run.text) ? null : readRun(run, read, today)
      if (!value) continue
      found.push({ ...value, certainty: value.certainty * certainty })
      break
    }
  }
  return found.toSorted((a, b) => b.certainty - a.certainty)
}

/** Returns where a label ends in the text of a piece, the longest of those that it begins with or has; null without one. */
function endOfLabel({ piece: { text }, bare, at }: Placed, labels: readonly string[]): number | null {
  let best: { begin: number; length: number } | null = null
  for (const label of labels) {
    if (label === '') {
      best ??= { begin: 0, length: 0 }
      continue
    }
    const begin = bare.indexOf(label)
    if (begin < 0 || (best && best.length >= label.length)) continue
    const [first = 0, last = 0] = [at[begin], at[begin + label.length - 1]]
    if (/[A-Za-z]/.test(text[first - 1] ?? '') || continues(text[last] ?? '', text[last + 1] ?? '')) continue
    best = { begin, length: label.length }
  }
  if (!best) return null
  return best.length === 0 ? 0 : (at[best.begin + best.length - 1] ?? 0) + 1
}

/** Whether a word goes on: a blank may be lost before a capital. */
const continues = (last: string, next: string) => /[A-Za-z]/.test(next) && !(/[a-z.]/.test(last) && /[A-Z]/.test(next))

/** Returns what may hold the value of a label, the likeliest first. */
function* runsOf(label: Placed, end: number, pieces: readonly Placed[]): Iterable<{ run: Run; certainty: number }> {
  const height = heightOf(label)
  const onPage = pieces.filter(({ page }) => page === label.page)
  const right = onPage
    .filter(
      (one) =>
        one !== label && Math.abs(middleOf(one) - middleOf(label)) < height * 0.6 && one.left > label.right - height,
    )
    .toSorted((a, b) => a.left - b.left)
  const rest = label.piece.text.slice(end)
  if (/[A-Za-z0-9]/.test(rest)) {
    // `Registration No. of the vehicle : MH12…`
    const colon = /^[A-Za-z &/.()]{1,40}:/.exec(rest)?.[0].length ?? 0
    const from = end + (colon || (/^[\s:.*)\]=-]+/.exec(rest)?.[0].length ?? 0))
    yield { run: runOf([label, ...right.slice(0, 1)], from), certainty: BESIDE }
    yield { run: runOf([label], from), certainty: BESIDE }
  }
  if (right.length > 1) yield { run: runOf(right.slice(0, 2)), certainty: BESIDE }
  if (right.length > 0) yield { run: runOf(right.slice(0, 1)), certainty: BESIDE }
  const under = onPage
    .filter(
      (one) =>
        one.top > label.top + height * 0.5 &&
        one.top - label.bottom < height * 2.2 &&
        one.left < label.right + height &&
        one.right > label.left - height,
    )
    .toSorted((a, b) => a.top - b.top || Math.abs(a.left - label.left) - Math.abs(b.left - label.left))
  for (const one of under.slice(0, 2)) yield { run: runOf([one]), certainty: BELOW }
}

/** Reads a value from a run; its certainty is that of its form and of its letters. */
function readRun({ text, signs }: Run, read: ValueReader, today: Day): FoundValue | null {
  const value = read(text, today)
  const taken = value ? signs.slice(value.from, value.to).filter((sign) => sign !== null) : []
  return value ? placed(value, taken) : null
}

function placed(value: ReadValue, signs: readonly { of: Placed; index: number }[]): FoundValue | null {
  const [first] = signs
  if (!first) return null
  const scores = signs.map(({ of, index }) => of.piece.scores[index] ?? 0)
  const boxes = [...Map.groupBy(signs, ({ of }) => of)].map(([of, some]) =>
    boxOf(of.page, of.piece, some[0]?.index ?? 0, (some.at(-1)?.index ?? 0) + 1),
  )
  return {
    value: value.value,
    certainty: value.certainty * certaintyOf(scores),
    page: first.of.page.page,
    box: boxes.reduce(boxAround),
    scores: scores.filter((_, at) => /[A-Za-z0-9]/.test(signs[at]?.of.piece.text[signs[at]?.index ?? 0] ?? '')),
  }
}

/** The certainty of letters: that of the worst counts, and the mean. */
const certaintyOf = (scores: readonly number[]): number =>
  0.6 * Math.min(...scores) + 0.4 * (scores.reduce((sum, score) => sum + score, 0) / scores.length)

/** How certain a value is below a larger text with digits, which may be the value, misread. */
const BELOW_LARGER = 0.6

/** Returns the largest text of the pages that is a value alone, such as the amount on the screen of a payment. */
export function largestOf(pieces: readonly Placed[], read: ValueReader, today: Day): FoundValue | null {
  let isBelowLarger = false
  for (const piece of pieces.filter(({ bare }) => bare.length <= 14).toSorted((a, b) => heightOf(b) - heightOf(a))) {
    const value = readRun(runOf([piece]), read, today)
    if (value) return isBelowLarger ? { ...value, certainty: value.certainty * BELOW_LARGER } : value
    isBelowLarger ||= /\d.*\d/.test(piece.bare)
  }
  return null
}
