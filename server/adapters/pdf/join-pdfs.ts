import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'

/** Joins PDFs that the portal has made into one, with all pages in their order. */
export async function joinPdfs(paths: readonly string[]): Promise<Uint8Array> {
  const joined = await PDFDocument.create()
  for (const path of paths) {
    const part = await PDFDocument.load(await readFile(path), { updateMetadata: false })
    for (const page of await joined.copyPages(part, part.getPageIndices())) joined.addPage(page)
  }
  return joined.save()
}
