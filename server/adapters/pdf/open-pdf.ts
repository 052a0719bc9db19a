import { constants, inflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'

/** Why a PDF is refused: it is encrypted, does more than show pages, or cannot be read. */
export class PdfRefusal extends Error {
  readonly fault: 'encrypted' | 'active' | 'unreadable'
  constructor(fault: PdfRefusal['fault']) {
    super(fault)
    this.fault = fault
  }
}

const names = (...texts: string[]) => new Set(texts.map((text) => PDFName.of(text)))
/** Entries by which a PDF runs scripts or carries files, or is a form of XML with scripts of its own. */
const activeKeys = names('JS', 'JavaScript', 'Launch', 'EF', 'EmbeddedFiles', 'RichMediaContent', 'XFA')
/** Kinds of actions, annotations and streams that do the same, send data or open other files. */
const activeKinds = names(
  ...['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'GoToR', 'Rendition'],
  ...['EmbeddedFile', 'FileAttachment', 'RichMedia', 'Movie', 'Screen', 'Sound', '3D'],
)
const kindEntries = names('S', 'Subtype', 'Type')
/** The long names among them, which do not occur in compressed data by chance. */
const activeText = /\/(?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|ImportData|SubmitForm)\b/

/** The most bytes of an unpacked stream of objects. */
const MAX_UNPACKED = 40_000_000

/**
 * Opens a PDF of an untrusted sender. Throws a `PdfRefusal` for one that is damaged or encrypted, or
 * that carries scripts, launch actions or embedded files (contract-trade section 5).
 */
export async function openPdf(bytes: Buffer): Promise<PDFDocument> {
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') throw new PdfRefusal('unreadable')
  // The parser would take the first half of a file for a whole one.
  if (!bytes.includes('%%EOF')) throw new PdfRefusal('unreadable')
  const text = bytes.toString('latin1')
  refuseOtherFormats(text)
  refuseLoops(text)
  // An object that a later one of the same number hides from the parser is still one that viewers may read.
  const plain = spellOutNames(text)
  if (activeText.test(plain)) throw new PdfRefusal('active')
  if (/\/ObjStm/.test(plain)) refuseActiveObjectStreams(bytes, plain)
  const document = await parse(bytes).catch(() => {
    // The objects of an encrypted PDF may be unreadable without its key.
    throw new PdfRefusal(/\/Encrypt\b/.test(plain) ? 'encrypted' : 'unreadable')
  })
  if (document.isEncrypted || document.context.trailerInfo.Encrypt) throw new PdfRefusal('encrypted')
  refuseActive(document)
  if (countPages(document) === 0) throw new PdfRefusal('unreadable')
  return document
}

const parse = (bytes: Buffer) =>
  PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true, ignoreEncryption: true })

/** Returns the number of pages; 0 for a document whose list of pages is damaged. */
function countPages(document: PDFDocument): number {
  try {
    return document.getPages().length
  } catch {
    return 0
  }
}

/** Returns a text in which names are written without escapes. */
const spellOutNames = (text: string): string =>
  text.replaceAll(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

/** How far from the end the directory of a ZIP archive may begin, and how much may follow the end of a PDF. */
const [ZIP_TAIL, MAX_TAIL] = [65_557, 1024]

/** Refuses a PDF that is a file of another format as well. */
function refuseOtherFormats(text: string): void {
  const tail = text.slice(text.lastIndexOf('%%EOF') + 5)
  const isOther =
    /<(?:!doctype|html|script|svg|iframe|body)\b/i.test(text.slice(0, MAX_TAIL)) ||
    text.slice(-ZIP_TAIL).includes('PK\x05\x06') ||
    tail.length > MAX_TAIL ||
    /[^\s\0]/.test(tail)
  if (isOther) throw new PdfRefusal('unreadable')
}

/**
 * Refuses a PDF of which the tables of objects refer to each other in a circle. One without a table is
 * read object by object, as viewers read it.
 */
function refuseLoops(text: string): void {
  const start = [...text.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1]
  const visited = new Set<number>()
  let at: number | null = start === undefined ? null : Number(start)
  while (at !== null) {
    if (visited.has(at)) throw new PdfRefusal('unreadable')
    visited.add(at)
    const end: number = /startxref|stream\r?\n/.exec(text.slice(at))?.index ?? 0
    const previous: string | undefined = /\/Prev\s+(\d+)/.exec(text.slice(at, at + end))?.[1]
    at = previous === undefined ? null : Number(previous)
  }
}

/**
 * Refuses streams of objects that swell (the parser would unpack them whole), and those of which any
 * object is active, also one that a later object hides from the parser. Every stream that begins as
 * such streams do is one, whatever its dictionary says.
 */
function refuseActiveObjectStreams(bytes: Buffer, plain: string): void {
  refuseOddObjectStreams(plain)
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    const start = at + 6 + (bytes[at + 6] === 13 ? 2 : 1)
    if (!/^(?:\s|%[^\r\n]*[\r\n])*\d+\s+\d+\s/.test(unpackedStart(bytes, start))) continue
    try {
      const unpacked = inflateSync(bytes.subarray(start), { maxOutputLength: MAX_UNPACKED })
      if (activeText.test(spellOutNames(unpacked.toString('latin1')))) throw new PdfRefusal('active')
    } catch (error) {
      if (error instanceof PdfRefusal) throw error
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new PdfRefusal('unreadable')
    }
  }
}

/** The longest dictionary of a stream. */
const MAX_DICTIONARY = 16_000

/**
 * Refuses streams of objects that are compressed in another way than by Flate, which no program does:
 * what they hide could not be searched. Only dictionaries are read, because the short names of filters
 * occur in the data of scans by chance.
 */
function refuseOddObjectStreams(plain: string): void {
  for (const { index } of plain.matchAll(/(?<!end)stream\r?\n/g)) {
    const before = plain.slice(Math.max(0, index - MAX_DICTIONARY), index)
    const start = before.lastIndexOf('obj')
    if (start === -1) throw new PdfRefusal('unreadable')
    const dictionary = before.slice(start)
    const isOdd = /\/Filter\s+\d|\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL)\b/
    if (/\/First\b/.test(dictionary) && isOdd.test(dictionary)) throw new PdfRefusal('unreadable')
  }
}

/** Returns the first characters of a compressed stream; none for any other. */
function unpackedStart(bytes: Buffer, start: number): string {
  try {
    const part = bytes.subarray(start, start + 512)
    return inflateSync(part, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
  } catch {
    return ''
  }
}

/** Refuses a document of which any object is active. */
function refuseActive(document: PDFDocument): void {
  const open: PDFObject[] = document.context.enumerateIndirectObjects().map(([, object]) => object)
  for (let object = open.pop(); object; object = open.pop()) {
    if (object instanceof PDFStream) open.push(object.dict)
    else if (object instanceof PDFArray) open.push(...object.asArray())
    else if (object instanceof PDFDict)
      for (const [key, value] of object.entries()) {
        const kind = kindEntries.has(key) ? document.context.lookup(value) : undefined
        if (activeKeys.has(key) || (kind instanceof PDFName && activeKinds.has(kind))) throw new PdfRefusal('active')
        open.push(value)
      }
  }
}
