import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { ScriptFont, Weight } from './font-files.ts'
import { familyOf, scriptTexts, withFonts } from './report-fonts.ts'
import { type OpenedFont, shapeText } from './shape-text.ts'

/* Scripts whose signs are drawn in another order than they are written, so that they can be searched, copied and read aloud. */

/** The parts of pdfkit that are used; pdfmake has a copy of pdfkit of its own in browsers. */
interface Kit {
  font: (...source: unknown[]) => Kit
  _fragment: (text: string, x: number, y: number, options: { cells?: Cells }) => void
  _font: KitFont
  addContent: (data: string) => Kit
  widthOfString: (text: string, options: object) => number
}

/** The letters of a text, each in a cell of a width in thousandths of the font size. */
export interface Cells {
  letters: readonly string[]
  width: number
}

interface KitFont {
  /** In thousandths of the font size. */
  ascender: number
  descender: number
  encode: (text: string, features?: unknown) => Encoded
  layout: (text: string) => { glyphs: Glyph[]; positions: Position[] }
  font: OpenedFont & { glyphForCodePoint: (codePoint: number) => Glyph }
  subset: { glyphs: number[]; includeGlyph: (id: number) => number }
  /** By code: the advance in thousandths of the font size, and the characters for which it stands. */
  widths: number[]
  unicode: number[][]
  scale: number
}

interface Glyph {
  id: number
  advanceWidth: number
  codePoints: number[]
}

/** In thousandths of the font size. */
interface Position {
  xAdvance: number
  advanceWidth: number
  xOffset: number
  yOffset: number
}

/** pdfmake, as the package or as its bundle for browsers. */
interface PdfMake<Output> {
  addFonts(fonts: Record<string, Record<Weight, string>>): void
  createPdf(report: TDocumentDefinitions): Output
}

/** The classes that write readable text by now, and the libraries whose classes do. */
const taught = new WeakSet<object>()

/**
 * Lays a report out as a PDF whose text can be read by programs; `fontAt` says where the font of a script is that
 * occurs in it, and `prepare` is told what is written in each. Throws `UnprintableText`.
 */
export async function createReadable<Output extends { getStream(): unknown }>(
  pdfMake: PdfMake<Output>,
  report: TDocumentDefinitions,
  fontAt: (font: ScriptFont, weight: Weight) => string,
  prepare?: (texts: ReadonlyMap<ScriptFont, ReadonlySet<string>>) => Promise<void>,
): Promise<Output> {
  if (!taught.has(pdfMake)) {
    teachReadableText((await pdfMake.createPdf({ content: [] }).getStream()) as object)
    taught.add(pdfMake)
  }
  const shown = withFonts(report)
  const texts = scriptTexts(shown)
  if (texts.size > 0) await prepare?.(texts)
  for (const font of texts.keys())
    pdfMake.addFonts({ [familyOf(font)]: { normal: fontAt(font, 'normal'), bold: fontAt(font, 'bold') } })
  return pdfMake.createPdf(shown)
}

/** The line of the base font in every script, so that a label and a name beside it stand on one line. */
const LINE = { ascender: 896, descender: -408 }

const INDIC = /[\u0900-\u0d7f]/
const ARABIC = /\p{Script=Arabic}/u

/**
 * Teaches pdfkit, by one of its documents, to write the scripts of India as text. Its signs are drawn in another order than
 * they are written, and pdfkit says of each glyph alone what it stands for. Here each word says what it is (`ActualText`). For
 * readers that ignore this, the letters of a word are shared out in the order of writing among the glyphs that stand side
 * by side; signs above and below them come first, standing for nothing.
 */
export function teachReadableText(document: object): void {
  let kit = document as Kit
  while (!Object.hasOwn(kit, '_fragment')) kit = Object.getPrototypeOf(kit)
  if (taught.has(kit)) return
  taught.add(kit)
  const openFont = kit.font
  kit.font = function (...source) {
    openFont.apply(this, source)
    shapeText(this._font.font)
    Object.assign(this._font, LINE)
    return this
  }
  const drawFragment = kit._fragment
  kit._fragment = function (text, x, y, options) {
    // Where a line may break is no part of the text.
    const plain = `${text}`.replaceAll('\u200b', '')
    const draw = (part: string, left: number) => drawFragment.call(this, part, left, y, options)
    const { cells } = options
    if (cells)
      return markWord(
        this,
        plain,
        (font) => encodeInCells(font, cells),
        () => draw(plain, x),
      )
    if (ARABIC.test(plain)) {
      const drawWith = (pick: (parts: FromRight) => DrawnGlyph[]) => (font: KitFont) =>
        encodeGlyphs(font, pick(glyphsFromRight(font, plain)))
      const drawPlain = () => draw(plain, x)
      // Dots of letters are no letters; a reader takes the letters in the order in which they stand, and turns it round.
      markWord(
        this,
        '',
        drawWith(({ dots }) => dots),
        drawPlain,
      )
      return withEncoding(
        this,
        drawWith(({ letters }) => letters),
        drawPlain,
      )
    }
    if (!INDIC.test(plain)) return draw(plain, x)
    let left = x
    for (const word of plain.match(/\s+|\S+/g) ?? []) {
      const at = left
      if (INDIC.test(word))
        markWord(
          this,
          word,
          (font) => encodeWord(font, word),
          () => draw(word, at),
        )
      else draw(word, at)
      left += this.widthOfString(word, options)
    }
  }
}

type Encoded = [codes: string[], positions: Position[]]

/** Draws a word as a marked part of its text object: some readers take the coordinates at the end of the mark. */
function markWord(document: Kit, word: string, encodeIt: (font: KitFont) => Encoded, draw: () => void): void {
  const { addContent } = document
  document.addContent = (data) => {
    addContent.call(document, data === 'ET' ? 'EMC' : data)
    if (data === 'BT') addContent.call(document, `/Span <</ActualText <FEFF${utf16(word)}>>> BDC`)
    if (data === 'ET') addContent.call(document, data)
    return document
  }
  withEncoding(document, encodeIt, draw)
  Object.assign(document, { addContent })
}

function withEncoding({ _font: font }: Kit, encodeIt: (font: KitFont) => Encoded, draw: () => void): void {
  const { encode } = font
  font.encode = () => encodeIt(font)
  draw()
  Object.assign(font, { encode })
}

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')

interface FromRight {
  dots: DrawnGlyph[]
  letters: DrawnGlyph[]
}

/** Returns the glyphs of words that are written from right to left: many letters share a shape and differ in their dots. */
function glyphsFromRight(font: KitFont, text: string): FromRight {
  const { glyphs, positions } = font.layout(text)
  const dots: DrawnGlyph[] = []
  const letters: DrawnGlyph[] = []
  let pen = 0
  let share = ''
  for (const [index, glyph] of glyphs.entries()) {
    const position = positions[index] as Position
    share += String.fromCodePoint(...glyph.codePoints).replaceAll('\u00a0', ' ')
    if (position.xAdvance === 0)
      dots.push([glyph, NOTHING, { ...still, xOffset: pen + position.xOffset, yOffset: position.yOffset }])
    else {
      letters.push([glyph, share || NOTHING, position])
      share = ''
    }
    pen += position.xAdvance
  }
  return { dots, letters }
}

const encodeGlyphs = (font: KitFont, glyphs: readonly DrawnGlyph[]): Encoded => [
  glyphs.map(([glyph, share]) => codeOf(font, glyph, share)),
  glyphs.map(([, , position]) => position),
]

/** Encodes letters of which each stands in the middle of a cell; the first where the text begins. */
function encodeInCells(font: KitFont, { letters, width }: Cells): Encoded {
  const parts = letters.map((letter) => encodeWord(font, letter))
  const widths = parts.map(([, positions]) => positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0))
  const codes = parts.flatMap(([ofLetter]) => ofLetter)
  const positions = parts.flatMap(([, ofLetter], index) => {
    const gap = width - ((widths[index] ?? 0) + (widths[index + 1] ?? 0)) / 2
    return ofLetter.map((one, at) => (at === ofLetter.length - 1 ? { ...one, xAdvance: one.xAdvance + gap } : one))
  })
  return [codes, positions]
}

function encodeWord(font: KitFont, text: string): Encoded {
  const { glyphs, positions } = font.layout(text)
  const letters = Array.from(text)
  const blank = { id: font.font.glyphForCodePoint(0x20).id, advanceWidth: 0, codePoints: [] }
  const side: DrawnGlyph[] = []
  const above: DrawnGlyph[] = []
  let pen = 0
  const last = glyphs.findLastIndex((glyph) => glyph.advanceWidth > 0)
  for (const [index, glyph] of glyphs.entries()) {
    const position = positions[index] as Position
    const share = letters.splice(0, index === last ? letters.length : glyph.codePoints.length).join('')
    const [, base = '', rest = ''] = /^(\P{Mn}*)(.*)$/su.exec(share) ?? []
    const isAbove = position.advanceWidth === 0 || position.xOffset !== 0 || position.yOffset !== 0
    if (isAbove) above.push([glyph, NOTHING, { ...still, xOffset: pen + position.xOffset, yOffset: position.yOffset }])
    const room = { ...still, xAdvance: position.xAdvance, advanceWidth: position.advanceWidth }
    if (!isAbove) side.push([glyph, base || NOTHING, room])
    else if (position.advanceWidth > 0)
      side.push([{ ...blank, advanceWidth: glyph.advanceWidth }, base || NOTHING, room])
    else if (base) side.push([blank, base, still])
    // A reader takes a glyph that stands for a sign to have no width.
    if (rest) side.push([blank, rest, still])
    pen += position.xAdvance
  }
  const all = [[blank, NOTHING, still] satisfies DrawnGlyph, ...above, ...side]
  return encodeGlyphs(font, all)
}

type DrawnGlyph = [glyph: Glyph, text: string, position: Position]

/** A character that readers leave out: they show the code of a glyph that stands for none. */
const NOTHING = '\u200b'
const still: Position = { xAdvance: 0, advanceWidth: 0, xOffset: 0, yOffset: 0 }

const codes = new WeakMap<KitFont, Map<string, number>>()

/** Returns the code of a glyph that stands for some characters: for each text but its own, and for each width, another one. */
function codeOf(font: KitFont, { id, advanceWidth, codePoints }: Glyph, text: string): string {
  const known = codes.get(font) ?? new Map<string, number>()
  codes.set(font, known)
  const key = `${id} ${advanceWidth} ${text}`
  let code = known.get(key)
  if (code === undefined) {
    const isOwn = text === String.fromCodePoint(...codePoints)
    const own = isOwn ? font.subset.includeGlyph(id) : -1
    // A shaper gives a glyph the letters of its neighbour as well: of each text the first one is its own.
    const isTaken = font.unicode[own] !== undefined && String.fromCodePoint(...font.unicode[own]) !== text
    code = isOwn && !isTaken ? own : font.subset.glyphs.push(id) - 1
    font.widths[code] = advanceWidth * font.scale
    font.unicode[code] = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
    known.set(key, code)
  }
  return code.toString(16).padStart(4, '0')
}
