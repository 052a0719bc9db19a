import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { allFonts, BASE, type FontFile, fontFile, type Weight } from '#reports/font-files.ts'
import { openFont } from '#reports/harfbuzz.ts'
import { FONT } from '#reports/report-style.ts'
import { setShaper } from '#reports/shape-text.ts'

/* The only place that reads fonts: later the process may be another user, who cannot read them. */

const require = createRequire(import.meta.url)

const weights = ['normal', 'bold'] as const

const read = (font: FontFile) =>
  Object.fromEntries(weights.map((weight) => [weight, readFileSync(require.resolve(fontFile(font, weight)))]))

const files = new Map(allFonts.map((font) => [font, read(font) as Record<Weight, Buffer>]))

/** Returns the bytes of a font; only a document that uses it opens it. */
export function loadFont(font: FontFile, weight: Weight): Buffer {
  const file = files.get(font)
  if (!file) throw new Error(`no font ${font}`)
  return file[weight]
}

interface PdfMake {
  virtualfs?: { writeFileSync(name: string, content: Buffer): void }
  addFonts(fonts: Record<string, Record<Weight, string>>): void
}

/** Gives pdfmake every font under the name of its file; it opens those that a report names. */
export function provideFonts(pdfMake: PdfMake): void {
  for (const [font, file] of files)
    for (const weight of weights) pdfMake.virtualfs?.writeFileSync(fontFile(font, weight), file[weight])
  pdfMake.addFonts({ [FONT]: { normal: fontFile(BASE, 'normal'), bold: fontFile(BASE, 'bold') } })
}

const opened = new Map<string, ReturnType<typeof openFont>>()

setShaper(({ name, bytes }, text) => {
  const shape = opened.get(name) ?? openFont(bytes)
  opened.set(name, shape)
  return shape(text)
})

/** Returns the width of a text at a font size of 1. */
export type Measure = (text: string) => number

/** A line of text and its font size. */
interface FittedLine {
  text: string
  size: number
}

/** Text is never made smaller than this to fit, in points; a smaller size that was asked for stays. */
const SMALLEST = 6

const ELLIPSIS = '…'

/** The distance of two baselines, in font sizes; Devanagari has signs above and below the letters. */
export const LINE = 1.35

/**
 * Fits a text into a width: at the size that was asked for, else smaller, else cut at a word with an
 * ellipsis. The text never becomes wider than the width.
 */
export function fitLine(text: string, size: number, width: number, measure: Measure): FittedLine {
  const natural = measure(text)
  if (natural * size <= width) return { text, size }
  const smallest = Math.min(size, SMALLEST)
  const fitting = width / natural
  if (fitting >= smallest) return { text, size: fitting }
  return { text: cut(text, width / smallest, measure), size: smallest }
}

/** Fits a text into a box of several lines, in the same way. */
export function fitLines(
  text: string,
  size: number,
  { width, height }: { width: number; height: number },
  measure: Measure,
): { lines: string[]; size: number } {
  const smallest = Math.min(size, SMALLEST)
  for (let tried = size; ; tried = Math.max(smallest, tried - 0.5)) {
    const lines = wrap(text, width / tried, measure)
    const room = Math.max(1, Math.floor(height / (tried * LINE)))
    if (lines.length <= room) return { lines, size: tried }
    if (tried > smallest) continue
    const rest = lines.slice(room - 1).join(' ')
    return { lines: [...lines.slice(0, room - 1), cut(rest, width / smallest, measure)], size: smallest }
  }
}

/** Breaks a text into lines between words; a word that is too long for a line is cut. */
function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line ? `${line} ${word}` : word
      if (measure(longer) <= width) {
        line = longer
        continue
      }
      if (line) lines.push(line)
      line = measure(word) <= width ? word : cut(word, width, measure)
    }
    lines.push(line)
  }
  return lines
}

/** Cuts a text after the last word that leaves room for an ellipsis; a first word that is too long, within it. */
function cut(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const fits = (part: string) => measure(part + ELLIPSIS) <= width
  const words = text.split(' ')
  const whole = longest(words.length - 1, (count) => fits(words.slice(0, count).join(' ')))
  if (whole > 0) return words.slice(0, whole).join(' ') + ELLIPSIS
  const letters = graphemes(words[0] ?? '')
  const some = longest(letters.length, (count) => fits(letters.slice(0, count).join('')))
  return some > 0 ? letters.slice(0, some).join('') + ELLIPSIS : ''
}

/** Returns the greatest count up to `most` that fits; what fits gets no shorter with a greater count. */
function longest(most: number, fits: (count: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}

const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Returns the characters that a reader sees: a letter with its signs is one. */
export const graphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)
