import { readFile } from 'node:fs/promises'
import type { PDFiumDocument } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'
import { load, pictureOf } from '../pdf/draw-page.ts'
import { loadCodeReader, pagesOfCodes } from './codes.ts'
import type { PageText } from './page-text.ts'
import { textOfPdf } from './text-of-pdf.ts'

/** Pages that are looked at: what is read of a paper stands on its first, and a card has two sides. */
const MOST_PAGES = 2
/** Letters below which a page counts as a scan; scanners may stamp a line on it. */
const FEW_LETTERS = 60
/** The longest side of a page of a PDF that is drawn, in pixels. */
export const LONGEST_SIDE = 1600

/** This machine has no program that recognises text: a processor or a system for which there is none. */
export class NoRecogniser extends Error {}

let recogniser: Promise<typeof import('./recognise.ts')> | undefined

/** Loads the program that recognises text with its models; throws `NoRecogniser` where there is none. */
const loadRecogniser = () =>
  (recogniser ??= import('./recognise.ts').then(async (module) => {
    await Promise.all([module.loadModels(), loadCodeReader()])
    return module
  })).catch((error: unknown) => {
    throw new NoRecogniser(String(error))
  })

/** Loads it, if there is one. */
export const canRecognise = (): Promise<boolean> =>
  loadRecogniser().then(
    () => true,
    () => false,
  )

/** Returns the text of the first pages of a stored file; null for one that cannot be opened. Any error is a fault of a library. */
export async function textOfFile(path: string, kind: 'image' | 'pdf'): Promise<PageText[] | null> {
  const bytes = await readFile(path)
  if (kind === 'image') return textOfPicture(() => sharp(bytes), 1)
  const document = await load(bytes)
  if (!document) return null
  const pages = await textOfPdf(document, MOST_PAGES)
  const letters = pages.reduce((sum, { pieces }) => sum + pieces.reduce((of, { text }) => of + text.length, 0), 0)
  const read = letters >= FEW_LETTERS ? pages : await textOfScan(document)
  document.destroy()
  return read
}

async function textOfScan(document: PDFiumDocument): Promise<PageText[]> {
  const pages: PageText[] = []
  for (let page = 1; page <= Math.min(MOST_PAGES, document.getPageCount()); page += 1) {
    const picture = await pictureOf(document, page, LONGEST_SIDE)
    pages.push(...(await textOfPicture(() => picture.clone(), page)))
  }
  return pages
}

/** Recognises the text of a picture, and reads its codes. */
async function textOfPicture(picture: () => Sharp, page: number): Promise<PageText[]> {
  const { recognisePage } = await loadRecogniser()
  return [await recognisePage(picture(), page), ...(await pagesOfCodes(picture(), page))]
}
