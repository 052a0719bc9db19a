/** A glyph of the font library, with its characters. */
interface Glyph {
  id: number
  advanceWidth: number
  codePoints: number[]
}

/** The used members of the PDF library's embedded font. */
interface EmbeddedFont {
  layout(text: string, features?: unknown): { glyphs: Glyph[]; positions: unknown[] }
  encode(text: string, features?: unknown): [codes: string[], positions: unknown[]]
  subset: { glyphs: number[]; includeGlyph(id: number): number }
  scale: number
  widths: number[]
  unicode: number[][]
}

/**
 * Makes text of a PDF (copied, searched, read aloud) come in the order in which it was typed.
 * Devanagari draws some signs before or after the letters that they follow in writing (कि, र्क), and
 * the library would report the order of drawing: here a glyph is mapped to the next characters of the
 * text instead, and gets a second id where it is already mapped to others.
 */
export function keepReadingOrder(font: object): void {
  const kind = Object.getPrototypeOf(font) as EmbeddedFont
  const asDrawn = kind.encode
  const others = new WeakMap<object, Map<string, number>>()
  kind.encode = function encode(this: EmbeddedFont, text, features) {
    const { glyphs, positions } = this.layout(text, features)
    const typed = Array.from(text, (character) => character.codePointAt(0) ?? 0)
    const drawn = glyphs.flatMap((glyph) => glyph.codePoints)
    const same = drawn.length === typed.length && drawn.every((point, index) => point === typed[index])
    if (same || drawn.length !== typed.length) return asDrawn.call(this, text, features)

    const known = others.get(this) ?? new Map<string, number>()
    others.set(this, known)
    let at = 0
    const codes = glyphs.map((glyph) => {
      const points = typed.slice(at, at + glyph.codePoints.length)
      at += points.length
      const name = `${glyph.id}:${points.join()}`
      const code = known.get(name) ?? this.subset.glyphs.push(glyph.id) - 1
      known.set(name, code)
      this.widths[code] = glyph.advanceWidth * this.scale
      this.unicode[code] = points
      return code.toString(16).padStart(4, '0')
    })
    return [codes, positions]
  }
}
