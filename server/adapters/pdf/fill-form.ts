import { type PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { drawLayer } from './draw-layer.ts'
import { type Drawing, drawOverlay } from './draw-overlay.ts'
import { graphemes } from './fit-text.ts'
import { flattenAnnotations } from './flatten-annotations.ts'
import { type FieldPlace, type FormField, readFields } from './form-fields.ts'
import { type AboutPdf, addPages, describePdf } from './join-pdfs.ts'
import { loadPdf } from './load-pdf.ts'
import { type PageView, shownBox, viewOfPage } from './page-view.ts'
import { PdfRefusal } from './pdf-refusal.ts'

/** A text at a place of a page; in points from its top left, pages from 1. */
export interface DrawnText {
  page: number
  x: number
  y: number
  width: number
  size: number
  text: string
  /** One box for each letter within the width. */
  boxes?: number | undefined
}

export interface FieldText {
  field: string
  text: string
}

/** A letter that every font can draw. */
const LETTER = 'A'
/** The size of text in a field that leaves it to the viewer. */
const FIELD_SIZE = 12
/** The distance of text from the border of its field, in points. */
const PADDING = 2

/** A blank and the texts that are printed into it. */
export interface FilledBlank {
  blank: Buffer
  texts: readonly (DrawnText | FieldText)[]
}

/**
 * Prints texts into blanks and returns them as one PDF, which has the font once. Fields become a part of the page: a
 * viewer would draw Devanagari in them with another font, or not draw it.
 */
export async function fillBlanks(forms: readonly FilledBlank[], about?: AboutPdf): Promise<Uint8Array> {
  const [document, ...others] = await Promise.all(forms.map(({ blank }) => loadPdf(blank)))
  if (!document) throw new PdfRefusal('unreadable')
  const views: PageView[] = []
  const drawings: Drawing[] = []
  for (const [index, one] of [document, ...others].entries()) {
    const ofForm = placeTexts(one, forms[index]?.texts ?? [])
    drawings.push(...ofForm.drawings.map((drawing) => ({ ...drawing, page: drawing.page + views.length })))
    views.push(...ofForm.views)
    if (one !== document) await addPages(document, one)
  }
  const drawnPages = [...new Set(drawings.map(({ page }) => page))]
  const layers = await document.embedPdf(await drawOverlay(views, drawings), drawnPages)
  for (const [index, page] of document.getPages().entries()) {
    const [layer, view] = [layers[drawnPages.indexOf(index)], views[index]]
    if (!layer || !view) continue
    drawLayer(page, layer, view)
  }
  document.catalog.delete(PDFName.of('AcroForm'))
  if (about) describePdf(document, about)
  return document.save()
}

/** Makes the fields of a document a part of its pages; returns its pages and what is to be drawn on them. */
function placeTexts(document: PDFDocument, texts: FilledBlank['texts']): { views: PageView[]; drawings: Drawing[] } {
  const pages = document.getPages()
  const views = pages.map((page) => requireView(viewOfPage(page)))
  const fields = readFields(document)
  const drawings: Drawing[] = []
  const replaced = new Set<PDFDict>()
  for (const entry of texts) {
    if (!('field' in entry)) {
      if (entry.text) drawings.push(drawingOf(entry))
      continue
    }
    const field = fields.get(entry.field)
    if (!field) continue
    for (const place of field.places) {
      if (place.onState) {
        place.widget.dict.set(PDFName.of('AS'), isOn(field, place, entry.text) ? place.onState : PDFName.of('Off'))
        continue
      }
      replaced.add(place.widget.dict)
      const view = views[place.page]
      if (entry.text && view) drawings.push(drawingOfField(field, place, entry.text, view))
    }
  }
  for (const page of pages) flattenAnnotations(document, page, replaced)
  return { views, drawings }
}

export const fillBlank = (blank: Buffer, texts: FilledBlank['texts']): Promise<Uint8Array> =>
  fillBlanks([{ blank, texts }])

/** The stored facts of a blank. */
export interface BlankForm {
  pages: { width: number; height: number }[]
  fields: string[]
}

/** Reads the pages and fields of a blank, and proves that it can be filled. */
export async function readBlank(blank: Buffer): Promise<BlankForm> {
  const document = await loadPdf(blank)
  const views = document.getPages().map((page) => requireView(viewOfPage(page)))
  const fields = [...readFields(document).keys()]
  await fillBlank(
    blank,
    fields.map((field) => ({ field, text: LETTER })),
  )
  const rounded = (points: number) => Math.round(points * 100) / 100
  return { pages: views.map(({ width, height }) => ({ width: rounded(width), height: rounded(height) })), fields }
}

function requireView(view: PageView | null): PageView {
  if (!view) throw new PdfRefusal('sides')
  return view
}

function drawingOf({ page, x, y, width, size, text, boxes }: DrawnText): Drawing {
  const drawing = { page: page - 1, box: { x, y, width, height: size }, text, size, align: 'left' } as const
  if (boxes && graphemes(text).length <= boxes) return { ...drawing, kind: 'cells', cells: boxes }
  return { ...drawing, kind: 'line' }
}

/** Returns whether a text turns a box on, or the one of several radio buttons that has its name. */
const isOn = ({ kind }: FormField, { choice }: FieldPlace, text: string): boolean =>
  text !== '' && (kind === 'box' || choice?.toLowerCase() === text.toLowerCase())

/** Returns the drawing of a field at one of its places. */
function drawingOfField(field: FormField, { page, widget }: FieldPlace, text: string, view: PageView): Drawing {
  const { kind, fontSize, align, hasLines, cells } = field
  const box = shownBox(view, widget.getRectangle())
  const height = Math.max(1, box.height - 2 * PADDING)
  const size = fontSize || Math.min(FIELD_SIZE, Math.max(4, hasLines ? FIELD_SIZE : height * 0.75))
  const common = { page, text, size, align }
  if (kind !== 'text') return { ...common, box, kind: 'cross' }
  if (cells > 0 && graphemes(text).length <= cells) return { ...common, box, kind: 'cells', cells }
  const inner = { x: box.x + PADDING, y: box.y + PADDING, width: Math.max(1, box.width - 2 * PADDING), height }
  return { ...common, box: inner, kind: hasLines ? 'lines' : 'middle' }
}
