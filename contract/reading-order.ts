/** A glyph of the font library, with its characters. */
interface Glyph {
  id: number
  advanceWidth: number
  codePoints: number[]
}

/** The place of a glyph in its line. */
interface Position {
  xAdvance: number
  yAdvance: number
  xOffset: number
  yOffset: number
  advanceWidth: number
}

/** The used members of the PDF library's embedded font. */
interface EmbeddedFont {
  font: { glyphForCodePoint(point: number): Glyph }
  layout(text: string, features?: unknown): { glyphs: Glyph[]; positions: Position[] }
  encode(text: string, features?: unknown): [codes: string[], positions: Position[]]
  subset: { glyphs: number[] }
  scale: number
  widths: number[]
  unicode: number[][]
}

/**
 * Makes text of a PDF (copied, searched, read aloud) come in the order in which it was typed.
 * Devanagari draws some signs before or after the letters that they follow in writing (कि, र्क), and
 * the library would report the order of drawing: here each glyph is mapped to the next characters of
 * its word instead, under an id for each mapping.
 */
export function keepReadingOrder(font: object): void {
  const kind = Object.getPrototypeOf(font) as EmbeddedFont
  const asDrawn = kind.encode
  const codesOf = new WeakMap<object, Map<string, number>>()
  kind.encode = function encode(this: EmbeddedFont, text, features) {
    const known = codesOf.get(this) ?? new Map<string, number>()
    codesOf.set(this, known)
    const codeOf = (id: number, width: number, points: number[]): string => {
      const name = `${id}:${width}:${points.join()}`
      const code = known.get(name) ?? this.subset.glyphs.push(id) - 1
      known.set(name, code)
      this.widths[code] = width * this.scale
      this.unicode[code] = points
      return code.toString(16).padStart(4, '0')
    }
    const encodeWord = (word: string): [string, Position][] => {
      const { glyphs, positions } = this.layout(word, features)
      const typed = Array.from(word, (character) => character.codePointAt(0) ?? 0)
      if (glyphs.length === typed.length && glyphs.every(({ codePoints }, index) => isOnly(codePoints, typed[index]))) {
        const [codes] = asDrawn.call(this, word, features)
        return codes.map((code, index) => [code, positions[index] ?? NOWHERE])
      }
      return share(typed, glyphs).flatMap((points, index): [string, Position][] => {
        const { id, advanceWidth } = glyphs[index] as Glyph
        const position = positions[index] ?? NOWHERE
        const [first = NO_CHARACTER, ...signs] = points
        const letter: [string, Position] = [codeOf(id, advanceWidth, [first]), position]
        if (signs.length === 0) return [letter]
        // Readers take a glyph for one without width if one of its characters is a sign that has none.
        return [letter, [codeOf(this.font.glyphForCodePoint(SPACE).id, 0, signs), NOWHERE]]
      })
    }
    // Words with the space after them, as the library lays them out.
    const words = features ? [text] : (text.match(/[^ \t]*[ \t]|[^ \t]+$/g) ?? [])
    const encoded = words.flatMap(encodeWord)
    return [encoded.map(([code]) => code), encoded.map(([, position]) => position)]
  }
}

const SPACE = 0x20
/** Stands for the characters of a glyph that has none of its own; readers leave it out. */
const NO_CHARACTER = 0x200b
const NOWHERE: Position = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: 0 }

const isOnly = (points: readonly number[], typed: number | undefined) => points.length === 1 && points[0] === typed

/**
 * Shares the characters of a word among its glyphs in order: each gets as many as the font library
 * says, or, where the library lost count, at least one while there are any.
 */
function share(typed: readonly number[], glyphs: readonly Glyph[]): number[][] {
  const drawn = glyphs.reduce((sum, { codePoints }) => sum + codePoints.length, 0)
  let at = 0
  return glyphs.map(({ codePoints }, index) => {
    const glyphsAfter = glyphs.length - index - 1
    const left = typed.length - at
    const most = glyphsAfter === 0 ? left : Math.max(1, Math.min(codePoints.length, left - glyphsAfter))
    const points = typed.slice(at, at + (drawn === typed.length ? codePoints.length : most))
    at += points.length
    return points
  })
}
