import { Blob, Direction, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs'
import type { ShapedGlyph } from './shape-text.ts'

/* HarfBuzz as WebAssembly: it is compiled when this module is imported. */

/** Returns a function that shapes texts in a font. */
export function openFont(bytes: Uint8Array): (text: string) => ShapedGlyph[] {
  const font = new Font(new Face(new Blob(new Uint8Array(bytes).buffer)))
  return (text) => {
    const glyphs = new GlyphBuffer()
    glyphs.addText(text)
    glyphs.guessSegmentProperties()
    // Digits of a script from right to left are read from left to right.
    if (/^[\p{N}\s.,/-]+$/u.test(text)) glyphs.setDirection(Direction.LTR)
    shape(font, glyphs)
    return glyphs.getGlyphInfosAndPositions().map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      id: codepoint,
      cluster,
      xAdvance,
      xOffset,
      yOffset,
    }))
  }
}
