import { SheetRefusal } from './bounded-rows.ts'

/** A text of a file; `isGuessed` where its encoding was not certain. */
export interface DecodedText {
  text: string
  isGuessed: boolean
}

/** How many bytes tell whether a file without a mark is UTF-16. */
const SAMPLE = 4_000

/** Decodes UTF-8 and UTF-16, without their marks; bytes that are no UTF-8 as Windows-1252. Throws a `SheetRefusal` for no text. */
export function decodeText(bytes: Buffer): DecodedText {
  const utf16 = utf16Of(bytes)
  if (utf16) return { text: decode(bytes, utf16), isGuessed: false }
  // No other text has a NUL; images and programs do.
  if (bytes.includes(0)) throw new SheetRefusal('format')
  try {
    return { text: decode(bytes, 'utf-8'), isGuessed: false }
  } catch {
    const text = decode(bytes, 'windows-1252')
    if (/(?![\t\n\v\f\r\0])\p{Cc}/u.test(text)) throw new SheetRefusal('format')
    return { text, isGuessed: true }
  }
}

const decode = (bytes: Buffer, encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes)

/** By its mark, else by the NULs of plain letters, of which every second byte is one. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const mark = bytes.toString('hex', 0, 2)
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const start = bytes.subarray(0, SAMPLE)
  if (!start.includes(0) || bytes.length % 2 === 1) return null
  const places = [...start.keys()].filter((at) => start[at] === 0)
  if (places.length < start.length / 4) return null
  if (places.every((at) => at % 2 === 1)) return 'utf-16le'
  return places.every((at) => at % 2 === 0) ? 'utf-16be' : null
}
