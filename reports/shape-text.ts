/* The shapes of scripts for which the library of PDFs has no complete rules: HarfBuzz gives them. */

/** A glyph of a shaped text, with the place of its first letter; in units of the font. */
export interface ShapedGlyph {
  id: number
  cluster: number
  xAdvance: number
  xOffset: number
  yOffset: number
}

/** Returns the glyphs of a text from left to right; null if they are not known. */
type Shaper = (font: { name: string; bytes: Uint8Array }, text: string) => readonly ShapedGlyph[] | null

/** A font of fontkit, as far as it is used. */
export interface OpenedFont {
  postscriptName: string
  stream: { buffer: Uint8Array }
  getGlyph: (id: number) => { id: number; advanceWidth: number; codePoints: number[] }
  layout: (text: string, features?: unknown) => object
}

let shaper: Shaper | undefined

/** Sets who shapes the texts of other scripts than those of the base font. */
export const setShaper = (own: Shaper): void => {
  shaper = own
}

const shaped = new WeakSet<OpenedFont>()

/** Lets a font of another script be laid out by the shaper. */
export function shapeText(font: OpenedFont): void {
  const { postscriptName: name } = font
  if (!/^NotoSans(?!Devanagari)/.test(name ?? '') || shaped.has(font)) return
  shaped.add(font)
  const layOut = font.layout.bind(font)
  font.layout = (text, features) => {
    const glyphs = shaper?.({ name, bytes: font.stream.buffer }, text)
    return glyphs ? runOf(font, text, glyphs) : layOut(text, features)
  }
}

function runOf(font: OpenedFont, text: string, shapes: readonly ShapedGlyph[]) {
  const starts = [...new Set(shapes.map(({ cluster }) => cluster)), text.length].toSorted((one, other) => one - other)
  const told = new Set<number>()
  const glyphs = shapes.map(({ id, cluster }) => {
    // The letters of a cluster belong to its first glyph; a glyph of the font knows only those of its last use.
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length
    const letters = told.has(cluster) ? '' : text.slice(cluster, end)
    told.add(cluster)
    const codePoints = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
    return Object.create(font.getGlyph(id), { codePoints: { value: codePoints } }) as object
  })
  const positions = shapes.map(({ xAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance: 0, xOffset, yOffset }))
  return { glyphs, positions, advanceWidth: shapes.reduce((sum, { xAdvance }) => sum + xAdvance, 0) }
}
