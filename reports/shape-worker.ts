import type { ShapedGlyph } from './shape-text.ts'

/* The program of a worker that shapes the texts of one report. */

/** Texts, and the font in which they are written. */
export interface WordsOfFont {
  name: string
  address: string
  texts: readonly string[]
}

/** The glyphs of texts, by the name of their font and by text. */
export type ShapedWords = Map<string, Map<string, ShapedGlyph[]>>

self.onmessage = async ({ data }: MessageEvent<WordsOfFont[]>) => {
  self.postMessage(await shapeAll(data).catch(() => null))
}

async function shapeAll(words: readonly WordsOfFont[]): Promise<ShapedWords> {
  // Only now: until a module that waits is complete, a worker has no ear for messages.
  const { openFont } = await import('./harfbuzz.ts')
  const shaped = await Promise.all(
    words.map(async ({ name, address, texts }) => {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`a font answered ${answer.status}`)
      const shape = openFont(new Uint8Array(await answer.arrayBuffer()))
      return [name, new Map(texts.map((text) => [text, shape(text)]))] as const
    }),
  )
  return new Map(shaped)
}
