import { t } from '#contract/texts.ts'
import { BASE, type ScriptFont, scriptFonts } from './font-files.ts'
import { fontLetters } from './font-letters.generated.ts'

/* Which font draws which letters of a PDF, and in which order they stand in a line. */

/** A part of a line that one font draws; null is the base font. */
interface FontRun {
  text: string
  font: ScriptFont | null
}

/** A text that no font can draw, with the letters for which there is none. */
export class UnprintableText extends Error {
  readonly text: string
  readonly letters: string
  override readonly name = 'UnprintableText'
  constructor(text: string, letters: string) {
    super(t.report('unprintable', { text, letters }))
    this.text = text
    this.letters = letters
  }
}

const classOf = (font: keyof typeof fontLetters, more = '') => new RegExp(`^[${fontLetters[font]}${more}]+$`, 'u')
/** Spaces, line ends and signs without width belong to any font. */
const NEUTRAL = String.raw`\s\p{Cc}\p{Default_Ignorable_Code_Point}`
const isBase = classOf(BASE, NEUTRAL)
const isNeutral = new RegExp(`^[${NEUTRAL}]$`, 'u')
const patterns = scriptFonts.map((font) => [font, classOf(font)] as const)

/** The letters that are written from right to left; digits are not. */
const RTL = /[\u0590-\u05ff\u0600-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
/** What takes the direction of its neighbours. */
const BETWEEN = /^[\s!-/:-@[-`{-~]+$/

/** Returns whether the base font draws a text alone. */
export const isPlain = (text: string): boolean => isBase.test(text) || text === ''

/** Returns whether a text is written from right to left, which its first letter says. */
export const isRightToLeft = (text: string): boolean => RTL.test(/\p{L}/u.exec(text)?.[0] ?? '')

/**
 * Returns the parts of a line in the order in which they stand, from left to right, each with its font. Words that are
 * written from right to left stay together by spaces at which no line breaks. A line of a longer text has the direction of
 * that. Throws `UnprintableText`.
 */
export function fontRuns(text: string, isRtl = isRightToLeft(text)): FontRun[] {
  if (isPlain(text)) return text === '' ? [] : [{ text, font: null }]
  const runs = splitByFont(text)
  return RTL.test(text) ? inVisualOrder(runs, isRtl) : runs
}

/** Returns the letters of a text for which no font has a shape. */
const unprintableIn = (text: string): string =>
  Array.from(text)
    .filter((letter) => fontOf(letter) === undefined)
    .join('')

/** Returns a text with a question mark for each letter that no font has: for the name of a file, which nobody prints for its letters. */
export const printable = (text: string): string =>
  Array.from(text, (letter) => (fontOf(letter) === undefined ? '?' : letter)).join('')

function fontOf(letter: string): ScriptFont | null | undefined {
  if (isBase.test(letter)) return null
  return patterns.find(([, pattern]) => pattern.test(letter))?.[0]
}

function splitByFont(text: string): FontRun[] {
  const missing = unprintableIn(text)
  if (missing) throw new UnprintableText(text, missing)
  const runs: FontRun[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const own = fontOf(letter) ?? null
    // A joiner or a mark stays with its letter, a space with the base font.
    const isPart = last !== undefined && (/\p{M}/u.test(letter) || (isNeutral.test(letter) && !/\s/.test(letter)))
    const font = isPart && (own === null || own === last.font) ? last.font : own
    if (last && last.font === font) last.text += letter
    else runs.push({ text: letter, font })
  }
  return runs
}

/** Reorders a line with parts that are written from right to left. */
function inVisualOrder(runs: readonly FontRun[], isRtl: boolean): FontRun[] {
  const parts = runs.flatMap(({ text, font }) =>
    text
      .split(/(\s+|[\d\u0660-\u0669\u06f0-\u06f9]+)/)
      .filter(Boolean)
      .map((part) => ({ text: part, font })),
  )
  const kinds = parts.map(({ text }) => (RTL.test(text) ? 'rtl' : BETWEEN.test(text) ? 'neutral' : 'ltr'))
  const joined: (FontRun & { kind: string })[] = []
  for (const [index, part] of parts.entries()) {
    const kind = kinds[index] ?? 'neutral'
    const before = joined.at(-1)?.kind
    const after = kinds.slice(index + 1).find((next) => next !== 'neutral')
    // What stands between two words of one direction has their direction; elsewhere that of the line.
    const own = kind !== 'neutral' ? kind : before === after && before ? before : isRtl ? 'space' : 'ltr'
    const last = joined.at(-1)
    if (own === 'space') joined.push({ text: mirrored(part.text), font: part.font, kind: own })
    else if (own === 'rtl' && last?.kind === 'rtl') last.text += part.text.replaceAll(/\s+/g, '\u00a0')
    else joined.push({ text: part.text, font: own === 'rtl' ? (part.font ?? 'Arabic') : part.font, kind: own })
  }
  if (isRtl) return merged(reversedButLtr(joined))
  return merged(joined)
}

/** Brackets between words from right to left face the other way. */
const mirrored = (text: string): string => text.replaceAll(/[()[\]{}<>]/g, (sign) => MIRROR[sign] ?? sign)
const MIRROR: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '<>'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
)

/** Reverses the parts of a line; those from left to right that stand together keep their order. */
function reversedButLtr(parts: readonly (FontRun & { kind: string })[]): (FontRun & { kind: string })[] {
  const groups: (FontRun & { kind: string })[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (part.kind === 'ltr' && last?.[0]?.kind === 'ltr') last.push(part)
    else groups.push([part])
  }
  return groups.toReversed().flat()
}

const merged = (parts: readonly FontRun[]): FontRun[] => {
  const runs: FontRun[] = []
  for (const { text, font } of parts) {
    const last = runs.at(-1)
    if (last && last.font === font && font !== 'Arabic') last.text += text
    else runs.push({ text, font })
  }
  return runs
}
