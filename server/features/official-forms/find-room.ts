import type { TextLine } from '../../adapters/pdf/read-lines.ts'

/** A place for a value: from a point of a baseline to the right; in points from the top left of its page. */
export interface Room {
  page: number
  x: number
  y: number
  width: number
  size: number
}

/** The least room between two words, and behind the last word of a line, in points. */
const [BETWEEN, AT_END] = [30, 90]
/** The distance of a value from the words around it, in points. */
const APART = 3
/** Lines that are further apart than this, in steps from line to line, leave room for one between them. */
const EMPTY_LINE = 1.6

/** The dots or dashes of a line to write on. */
const FILL = /[.…‥·•_\-–—]/
/** What has a meaning beside the value: words, and brackets that open a remark. */
const WORD = /[\p{L}\p{N}([{]/u

/**
 * Finds the room for a value behind the letter of a line: on its dots, before the next word, on the dots with which
 * the next line begins, up to the right edge of the text, or in the next line, which comes first where the value is
 * known to stand there. Null if there is none.
 */
export function findRoom(lines: readonly TextLine[], index: number, letter: number, isNext = false): Room | null {
  const line = lines[index]
  if (!line) return null
  const { page, y, size } = line
  const next = nextWord(line, letter + 1)
  const dots = fillIn(line, letter + 1, next)
  const room = (x: number, end: number, least: number, at = y): Room | null =>
    end - x >= least ? { page, x: x + APART, y: at, width: end - x - 2 * APART, size } : null
  if (dots) return room(dots.x, dots.end, BETWEEN)
  const start = line.right[next - 1] ?? 0
  if (next < line.letters.length) return room(start, line.left[next] ?? 0, BETWEEN)
  const { left, right, step } = shapeOf(lines, page)
  const below = lines[index + 1]?.page === page ? lines[index + 1] : undefined
  const dotsBelow = below && fillIn(below, 0, nextWord(below, 0))
  if (below && dotsBelow) return room(dotsBelow.x, dotsBelow.end, BETWEEN, below.y)
  const inNext = () => {
    if (!below) return null
    return below.y - y >= EMPTY_LINE * step
      ? room(left, right, AT_END, y + step)
      : room(left, below.left[0] ?? left, AT_END, below.y)
  }
  const inLine = () => room(start, right, AT_END)
  return isNext ? (inNext() ?? inLine()) : (inLine() ?? inNext())
}

/** Finds the room above a line: on the dots of the line before, or where that is far enough away. */
export function findRoomAbove(lines: readonly TextLine[], index: number): Room | null {
  const [above, line] = [lines[index - 1], lines[index]]
  if (!line) return null
  const { page, y, size } = line
  const { left, right, step } = shapeOf(lines, page)
  const own = { page, x: left + APART, y: y - step, width: right - left - 2 * APART, size }
  if (above?.page !== page) return own
  const dots = fillIn(above, 0, nextWord(above, 0))
  if (dots && dots.end - dots.x >= AT_END)
    return { page, x: dots.x + APART, y: above.y, width: dots.end - dots.x - 2 * APART, size }
  return y - above.y >= EMPTY_LINE * step ? own : null
}

/** Returns the index of the next letter that is not punctuation; the number of letters without one. */
function nextWord({ letters }: TextLine, from: number): number {
  const found = letters.findIndex((letter, index) => index >= from && WORD.test(letter))
  return found === -1 ? letters.length : found
}

/** Returns where the dots between two letters begin and end; null for fewer than three. */
function fillIn({ letters, left, right }: TextLine, from: number, to: number): { x: number; end: number } | null {
  const dots = Array.from({ length: to - from }, (_, n) => from + n).filter((n) => FILL.test(letters[n] ?? ''))
  const [first, last] = [dots[0], dots.at(-1)]
  const count = dots.reduce((sum, n) => sum + (letters[n] === '…' ? 3 : 1), 0)
  return first === undefined || last === undefined || count < 3 ? null : { x: left[first] ?? 0, end: right[last] ?? 0 }
}

/** Returns the edges of the text of a page, and the usual step from one of its lines to the next. */
function shapeOf(lines: readonly TextLine[], page: number): { left: number; right: number; step: number } {
  const own = lines.filter((line) => line.page === page)
  const steps = own.slice(1).map(({ y }, index) => y - (own[index]?.y ?? y))
  return {
    left: Math.min(...own.map(({ left }) => left[0] ?? 0)),
    right: Math.max(...own.map(({ right }) => right.at(-1) ?? 0)),
    step: steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0,
  }
}
