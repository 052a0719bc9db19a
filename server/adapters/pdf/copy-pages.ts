import { open, readFile } from 'node:fs/promises'
import { PDFDocument, PDFName, type PDFObject, type PDFPage, PDFRef } from '@cantoo/pdf-lib'
import { flattenAnnotations } from './flatten-annotations.ts'
import { NO_OBJECT } from './object-offsets.ts'
import { openPdf } from './open-pdf.ts'

/** Where pages of one PDF are written as objects of another one. */
export interface PlaceOfPages {
  /** The new file for the objects. */
  target: string
  /** The number of the first object, at least `FIRST_FREE`. */
  firstObject: number
  /** The number of the object to which the pages belong. */
  parent: number
}

/** The pages of a PDF in a file, and their place in another one. */
export interface CopyPages extends PlaceOfPages {
  path: string
}

/** Objects of a PDF in a file. */
export interface CopiedPages {
  /** The numbers of the page objects. */
  pages: number[]
  /** Where each object begins in the file, by its number less the first one; `NO_OBJECT` for an unused number. */
  offsets: Uint32Array
}

/** What a copied page keeps: nothing that refers to other pages or to the document. */
const kept = new Set(
  ['Type', 'Parent', 'MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Resources', 'Contents', 'Group'].map((name) =>
    PDFName.of(name),
  ),
)
/** The first number that a new document of the library leaves free. */
const FIRST_FREE = 4
/** Objects are written in pieces of about this size. */
const PIECE = 1_000_000

/** Writes the pages of a PDF as objects with new numbers. Annotations become a part of their page. */
export const copyPages = async ({ path, ...place }: CopyPages): Promise<CopiedPages> =>
  writePages(await openPdf(await readFile(path)), place)

/** Writes the pages of a document, which changes by that. */
export async function writePages(
  source: PDFDocument,
  { target, firstObject, parent }: PlaceOfPages,
): Promise<CopiedPages> {
  const { copy, pages } = await copyOf(source, firstObject)
  for (const { node } of pages) node.setParent(PDFRef.of(parent))
  const objects = copy.context.enumerateIndirectObjects().filter(([ref]) => ref.objectNumber >= firstObject)
  const offsets = new Uint32Array(copy.context.largestObjectNumber - firstObject + 1).fill(NO_OBJECT)
  await writeObjects(target, objects, (number, offset) => {
    offsets[number - firstObject] = offset
  })
  return { pages: pages.map(({ ref }) => ref.objectNumber), offsets }
}

/** Copies the pages of a document, which changes by that, to nowhere; throws where that cannot be done. */
export async function copyOnTrial(source: PDFDocument): Promise<void> {
  await copyOf(source, FIRST_FREE)
}

async function copyOf(source: PDFDocument, firstObject: number): Promise<{ copy: PDFDocument; pages: PDFPage[] }> {
  for (const page of source.getPages()) keepOnlyShown(source, page)
  const copy = await PDFDocument.create({ updateMetadata: false })
  copy.context.largestObjectNumber = firstObject - 1
  return { copy, pages: await copy.copyPages(source, source.getPageIndices()) }
}

function keepOnlyShown(document: PDFDocument, page: PDFPage): void {
  flattenAnnotations(document, page, new Set())
  for (const [key] of page.node.entries()) if (!kept.has(key)) page.node.delete(key)
}

async function writeObjects(
  target: string,
  objects: readonly [PDFRef, PDFObject][],
  note: (number: number, offset: number) => void,
): Promise<void> {
  const file = await open(target, 'wx', 0o600)
  try {
    let written = 0
    let waiting: Uint8Array[] = []
    let waitingBytes = 0
    const flush = async () => {
      await file.writeFile(Buffer.concat(waiting))
      written += waitingBytes
      waiting = []
      waitingBytes = 0
    }
    for (const [ref, object] of objects) {
      note(ref.objectNumber, written + waitingBytes)
      const bytes = bytesOf(ref.objectNumber, object)
      waiting.push(bytes)
      waitingBytes += bytes.length
      if (waitingBytes > PIECE) await flush()
    }
    await flush()
  } finally {
    await file.close()
  }
}

function bytesOf(number: number, object: PDFObject): Uint8Array {
  const [head, tail] = [Buffer.from(`${number} 0 obj\n`), Buffer.from('\nendobj\n')]
  const size = object.sizeInBytes()
  const bytes = new Uint8Array(head.length + size + tail.length)
  bytes.set(head)
  const end = head.length + object.copyBytesInto(bytes, head.length)
  bytes.set(tail, end)
  return bytes.subarray(0, end + tail.length)
}
