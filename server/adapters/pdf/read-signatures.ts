import { PDFArray, PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib'

/** What the signatures of a PDF cover: all bytes of the file, by one of them, or a part, as after a later change. */
export type Signed = 'whole' | 'part'

const [VALUE, SIGNED_BYTES] = [PDFName.of('V'), PDFName.of('ByteRange')]

/** The bytes of a file that a signature covers: from, how many, and again. */
export type SignedBytes = readonly number[]

/** Removes the signature of a field, which does not fit the bytes that are written anew; returns the bytes that it covers. */
export function takeSignature(field: PDFDict): SignedBytes | null {
  const value = field.lookup(VALUE)
  const range = value instanceof PDFDict ? value.lookup(SIGNED_BYTES) : undefined
  if (!range) return null
  field.delete(VALUE)
  const numbers = range instanceof PDFArray ? range.asArray().map((_, index) => range.lookup(index)) : []
  return numbers.map((number) => (number instanceof PDFNumber ? number.asNumber() : Number.NaN))
}

/** Returns what the signatures of a file cover; null without any. */
export function signedPart(file: Buffer, signatures: readonly SignedBytes[]): Signed | null {
  if (signatures.length === 0) return null
  return signatures.some((signed) => coversWhole(file, signed)) ? 'whole' : 'part'
}

/** A signature covers all bytes but its own, which are written in hexadecimal. */
function coversWhole(file: Buffer, [start, length = 0, next = 0, rest = 0, ...more]: SignedBytes): boolean {
  const own = file.toString('latin1', length, next)
  return start === 0 && next + rest === file.length && more.length === 0 && /^<[\da-f\s]*>$/i.test(own)
}
