import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Sharp } from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { PageText, Piece } from './page-text.ts'

/* The QR codes of a picture. Some papers repeat in them what they say; those that hold an address alone say nothing. */

const MOST_CODES = 3
/** Lines that are looked at of a code, and characters of each. */
const MOST_LINES = 40
const MOST_CHARACTERS = 200
const LONGEST_SIDE = 2000

/** Codes that say how to pay, or are of a person's card. */
const OTHER_CODES = /^upi:|PrintLetterBarcodeData|OfflinePaperlessKyc/i

const codeProgram = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

let program: Promise<unknown> | undefined

/** Loads the program that reads codes, once: by itself it would look for it on the network. */
export const loadCodeReader = (): Promise<unknown> =>
  (program ??= prepareZXingModule({
    overrides: {
      wasmBinary: new Uint8Array(readFileSync(codeProgram)).buffer,
    },
    fireImmediately: true,
  }))

/** Returns what the codes of a picture say, each as a page of its own whose lines stand in the place of the code. */
export async function pagesOfCodes(picture: Sharp, page: number): Promise<PageText[]> {
  await loadCodeReader()
  const { data, info } = await picture
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height }
  const codes = await readBarcodes(pixels as ImageData, {
    formats: ['QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: MOST_CODES,
  })
  return codes
    .filter(({ isValid, text }) => isValid && !OTHER_CODES.test(text))
    .map(({ text, position: { topLeft, topRight, bottomLeft, bottomRight } }) => {
      const corners = [topLeft, topRight, bottomLeft, bottomRight]
      const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
      const place = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
      return { page, width, height, pieces: piecesIn(linesOf(text), place) }
    })
}

/** Returns the lines of a code: those of its text, its parts between `;` and `|`, or the parameters of an address. */
export function linesOf(text: string): string[] {
  const lines = URL.canParse(text)
    ? [...new URL(text).searchParams].map(([name, value]) => `${name}: ${value}`)
    : text.split(/[\r\n;|]+|,(?=\s*[A-Za-z. ]{2,30}\s*[:=])/)
  return lines
    .map((line) => line.trim().slice(0, MOST_CHARACTERS))
    .filter(Boolean)
    .slice(0, MOST_LINES)
}

interface Place {
  left: number
  right: number
  top: number
  bottom: number
}

function piecesIn(lines: readonly string[], { left, right, top, bottom }: Place): Piece[] {
  const height = (bottom - top) / lines.length
  return lines.map((text, at) => {
    const [above, below] = [top + at * height, top + (at + 1) * height]
    const corners = [
      { x: left, y: above },
      { x: right, y: above },
      { x: right, y: below },
      { x: left, y: below },
    ] as const
    return { text, corners, spans: [...text].map(() => [0, 1] as const), scores: [...text].map(() => 1) }
  })
}
