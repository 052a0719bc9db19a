import { readFile, writeFile } from 'node:fs/promises'
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { addPages } from './join-pdfs.ts'
import { loadPdf, type Signed, type SignedBytes, signedPart, takeSignature } from './load-pdf.ts'
import { PdfRefusal } from './pdf-refusal.ts'

/** An uploaded PDF in a file of this machine, and the most bytes that it may have when it is rewritten. */
export interface UploadedPdf {
  path: string
  maxBytes: number
  /** The password that opens it. */
  password?: string | undefined
}

/** A PDF in a file of this machine, as the portal has written it. */
export interface WrittenPdf {
  path: string
  bytes: number
  /** What the signatures cover that were in the uploaded file; null without any. */
  signed: Signed | null
}

/**
 * The entries of the catalog that are kept: pages, fields and layers, but nothing that a viewer runs or opens by
 * itself.
 */
const kept = new Set(['Type', 'Version', 'Pages', 'AcroForm', 'OCProperties', 'Lang'].map((name) => PDFName.of(name)))

/** Rewrites an uploaded PDF, and proves that a bundle can copy its pages. */
export async function checkPdf(upload: UploadedPdf): Promise<{ pdf: WrittenPdf; pageCount: number }> {
  const { pdf, content } = await rewritePdf(upload)
  const document = await loadPdf(content)
  const pageCount = document.getPageCount()
  await orRefuse(async () => addPages(await PDFDocument.create(), document))
  return { pdf, pageCount }
}

/**
 * Rewrites an uploaded PDF, beside it: what the parser has read and the pages need, so that no other
 * reader finds more in the file than was checked. It has no streams of objects, no metadata and no digital
 * signatures. Throws a `PdfRefusal`.
 */
export async function rewritePdf({
  path,
  maxBytes,
  password,
}: UploadedPdf): Promise<{ pdf: WrittenPdf; content: Buffer }> {
  const file = await readFile(path)
  const document = await loadPdf(file, password)
  let signed: Signed | null = null
  const content = await orRefuse(async () => {
    signed = signedPart(file, keepOnlyNeeded(document))
    return Buffer.from(await document.save({ useObjectStreams: false, updateFieldAppearances: false }))
  })
  if (content.length > maxBytes) throw new PdfRefusal('unwritable')
  const target = `${path}.pdf`
  await writeFile(target, content, { mode: 0o600 })
  return { pdf: { path: target, bytes: content.length, signed }, content }
}

/** Turns an error of the library into a refusal. */
async function orRefuse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw new PdfRefusal('unwritable')
  }
}

/** Removes every object that no page, field or layer needs, and the signatures, which it returns. */
function keepOnlyNeeded({ catalog, context }: PDFDocument): SignedBytes[] {
  const { Root } = context.trailerInfo
  if (!(Root instanceof PDFRef)) throw new PdfRefusal('unwritable')
  for (const [key] of catalog.entries()) if (!kept.has(key)) catalog.delete(key)
  context.trailerInfo = { Root }
  const needed = new Set<PDFObject>()
  const signatures: SignedBytes[] = []
  const open: PDFObject[] = [Root]
  for (let object = open.pop(); object; object = open.pop()) {
    if (object instanceof PDFRef) {
      const target = needed.has(object) ? undefined : context.lookup(object)
      needed.add(object)
      if (target) open.push(target)
      continue
    }
    const signature = object instanceof PDFDict ? takeSignature(object) : null
    if (signature) signatures.push(signature)
    for (const part of partsOf(object)) open.push(part)
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!needed.has(ref)) context.delete(ref)
  return signatures
}

function partsOf(object: PDFObject): PDFObject[] {
  if (object instanceof PDFStream) return [object.dict]
  if (object instanceof PDFArray) return object.asArray()
  return object instanceof PDFDict ? object.values() : []
}
