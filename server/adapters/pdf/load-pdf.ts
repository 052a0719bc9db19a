import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'

/**
 * Why a PDF is refused: it is encrypted, does more than show pages, cannot be read, or cannot be
 * rewritten.
 */
export class PdfRefusal extends Error {
  readonly fault: 'encrypted' | 'active' | 'unreadable' | 'unwritable'
  constructor(fault: PdfRefusal['fault']) {
    super(fault)
    this.fault = fault
  }
}

const names = (...texts: string[]) => new Set(texts.map((text) => PDFName.of(text)))
/** Entries by which a PDF runs scripts or carries files, or is an XML form with its own scripts. */
const activeKeys = names('JS', 'JavaScript', 'Launch', 'EF', 'EmbeddedFiles', 'RichMediaContent', 'XFA')
/** Kinds of actions, annotations and streams that do the same, send data or open other files. */
const activeKinds = names(
  ...['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'GoToR', 'Rendition'],
  ...['EmbeddedFile', 'FileAttachment', 'RichMedia', 'Movie', 'Screen', 'Sound', '3D'],
)
const kindEntries = names('S', 'Subtype', 'Type')
/** The long names among them, which do not occur in compressed data by chance. */
const activeText = /\/(?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|ImportData|SubmitForm)\b/

/**
 * Opens a PDF of an untrusted sender. Throws a `PdfRefusal` for one that is damaged or encrypted, or
 * that carries scripts, launch actions or embedded files (contract-trade section 5).
 */
export async function loadPdf(bytes: Buffer): Promise<PDFDocument> {
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') throw new PdfRefusal('unreadable')
  // The parser would take the first half of a file for a whole one.
  if (!bytes.includes('%%EOF')) throw new PdfRefusal('unreadable')
  const text = bytes.toString('latin1')
  refuseOtherFormats(text)
  refuseLoops(text)
  // An object that a later one of the same number hides from the parser is still one of the file.
  const plain = spellOutNames(text)
  if (activeText.test(plain)) throw new PdfRefusal('active')
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
