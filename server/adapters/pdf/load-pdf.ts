import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { KIND_BYTES } from '#contract/files/file-kind.ts'
import { decryptPdf } from './decrypt-pdf.ts'
import { PdfRefusal } from './pdf-refusal.ts'

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

const names = (...texts: string[]) => new Set(texts.map((text) => PDFName.of(text)))

/** Kinds of actions, annotations and streams that run scripts, send data, open other files or hold them. */
const activeKinds: readonly (readonly [PDFName, ReadonlySet<PDFObject>])[] = [
  [
    PDFName.of('S'),
    names(
      ...['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'GoToR', 'Rendition', 'RichMediaExecute'],
      ...['Movie', 'Sound'],
    ),
  ],
  [PDFName.of('Subtype'), names('FileAttachment', 'RichMedia', 'Movie', 'Screen', 'Sound', '3D')],
  [PDFName.of('Type'), names('EmbeddedFile', 'Sound')],
]

/** The same in text, for objects that the parser does not return. */
const activeText =
  /\/(?:S|Subtype|Type)[\s\0]*\/(?:JavaScript|Launch|EmbeddedFile|FileAttachment|RichMedia|ImportData|SubmitForm)(?=[\s\0()<>[\]{}/%]|$)/

const treeKeys = names('Names', 'Kids')

const fileKeys = names('F', 'UF', 'DOS', 'Mac', 'Unix')

const isDictWith = (value: PDFObject | undefined, keys: ReadonlySet<PDFName>) =>
  value instanceof PDFDict && value.keys().some((key) => keys.has(key))

/**
 * Entries that hold scripts or files, or an XML form with its own scripts, with what their values are then: a font or an
 * image may have any name.
 */
const activeEntries = new Map<PDFName, (value: PDFObject | undefined) => boolean>([
  [
    PDFName.of('JS'),
    (value) => isText(value) || (value instanceof PDFStream && !value.dict.has(PDFName.of('Subtype'))),
  ],
  [PDFName.of('JavaScript'), (value) => isDictWith(value, treeKeys)],
  [PDFName.of('EmbeddedFiles'), (value) => isDictWith(value, treeKeys)],
  [PDFName.of('EF'), (value) => isDictWith(value, fileKeys)],
  [PDFName.of('RichMediaContent'), () => true],
  [PDFName.of('XFA'), () => true],
])

const isText = (value: PDFObject | undefined) => value instanceof PDFString || value instanceof PDFHexString

/**
 * Opens a PDF of an untrusted sender, decrypted. Throws a `PdfRefusal` for one that is damaged, that this password does
 * not open, or that carries scripts, launch actions or embedded files.
 */
export async function loadPdf(file: Buffer, password = ''): Promise<PDFDocument> {
  const bytes = trimPdf(file)
  const text = bytes.toString('latin1')
  refuseOtherFormats(file, text)
  refuseLoops(text)
  // An object that a later one of the same number hides from the parser is still one of the file.
  if (activeText.test(spellOutNames(withoutTexts(text)))) throw new PdfRefusal('active')
  const document = await parsePlain(bytes, text, password)
  refuseActive(document)
  if (countPages(document) === 0) throw new PdfRefusal('unreadable')
  return document
}

async function parsePlain(bytes: Buffer, text: string, password: string): Promise<PDFDocument> {
  const document = await parse(bytes)
  // The objects of an encrypted PDF may be unreadable without its key.
  const isEncrypted = document ? document.context.trailerInfo.Encrypt : /\/Encrypt\b/.test(text)
  // PDFium writes whole objects, and garbles only the former table of objects.
  const plain = isEncrypted ? await parse(await decryptPdf(bytes, password), false) : document
  if (!plain) throw new PdfRefusal('unreadable')
  return plain
}

/**
 * Returns a PDF without what servers and mail programs put before its header and after its end: marks of an encoding,
 * warnings, blanks, pages of HTML.
 */
function trimPdf(file: Buffer): Buffer {
  const start = file.subarray(0, KIND_BYTES).indexOf('%PDF-')
  const end = file.lastIndexOf('%%EOF') + 5
  // The parser would take the first half of a file for a whole one.
  const isCut = end < 5 || /\d\s+\d+\s+obj\b/.test(file.toString('latin1', end))
  if (start === -1 || isCut) throw new PdfRefusal('unreadable')
  return file.subarray(start, end)
}

/** Returns null for a PDF with an object that cannot be read. */
const parse = (bytes: Buffer, throwOnInvalidObject = true): Promise<PDFDocument | null> =>
  PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject, ignoreEncryption: true }).catch(() => null)

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

/** Returns a text without its strings, comments and streams, in which names are words like others. */
function withoutTexts(text: string): string {
  const starts = /[%(]|(?<!end)stream\b/g
  let plain = ''
  let at = 0
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    plain += `${text.slice(at, start.index)} `
    at = endOfText(text, start)
    starts.lastIndex = at
  }
  return plain + text.slice(at)
}

function endOfText(text: string, { 0: start, index }: RegExpExecArray): number {
  if (start === '(') return endOfString(text, index)
  const end = start === '%' ? /[\r\n]/g : /endstream/g
  end.lastIndex = index
  return end.exec(text)?.index ?? text.length
}

function endOfString(text: string, start: number): number {
  const signs = /\\[\s\S]|[()]/g
  signs.lastIndex = start
  let depth = 0
  for (let sign = signs.exec(text); sign; sign = signs.exec(text)) {
    if (sign[0] === '(') depth += 1
    else if (sign[0] === ')') depth -= 1
    if (depth === 0) return signs.lastIndex
  }
  return text.length
}

/** How far from the end the directory of a ZIP archive may begin. */
const ZIP_TAIL = 65_557

/** Refuses a file of another format that holds a PDF, or begins as one. */
function refuseOtherFormats(file: Buffer, text: string): void {
  const head = text.slice(0, Math.max(0, text.search(/\d\s+\d+\s+obj\b/)))
  const isOther =
    /<(?:!doctype|html|script|svg|iframe|body)\b/i.test(head) || file.subarray(-ZIP_TAIL).includes('PK\x05\x06')
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
    else if (object instanceof PDFDict) {
      if (isActive(object)) throw new PdfRefusal('active')
      open.push(...object.values())
    }
  }
}

const isActive = (dict: PDFDict): boolean =>
  activeKinds.some(([entry, kinds]) => {
    const kind = dict.lookup(entry)
    return kind !== undefined && kinds.has(kind)
  }) || dict.keys().some((key) => activeEntries.get(key)?.(dict.lookup(key)))
