import { PDFDocument } from '@cantoo/pdf-lib'

/** Joins PDFs that the portal has made into one, with all pages in their order. */
export async function joinPdfs(files: readonly Buffer[]): Promise<Uint8Array> {
  const joined = await PDFDocument.create()
  for (const file of files) {
    const part = await PDFDocument.load(file, { updateMetadata: false })
    for (const page of await joined.copyPages(part, part.getPageIndices())) joined.addPage(page)
  }
  return joined.save()
}
