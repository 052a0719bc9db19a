import {
  type Color,
  cmyk,
  concatTransformationMatrix,
  drawObject,
  grayscale,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
  rgb,
} from '@cantoo/pdf-lib'
import type { Matrix } from './page-view.ts'

/** Flags of an annotation that a viewer does not show: hidden, and not on the screen (7.7.3.3, 12.5.3). */
const HIDDEN = 2 | 32

/**
 * Draws the annotations of a page into it and removes them, so that every viewer and printer shows the
 * same. Of `replaced`, whose new value is drawn elsewhere, only the frame is drawn.
 */
export function flattenAnnotations(document: PDFDocument, page: PDFPage, replaced: ReadonlySet<PDFDict>): void {
  const annotations = page.node.Annots()
  for (let index = 0; index < (annotations?.size() ?? 0); index += 1) {
    const annotation = annotations?.lookup(index)
    if (!(annotation instanceof PDFDict)) continue
    if (replaced.has(annotation)) drawFrame(page, annotation)
    else drawAppearance(document, page, annotation)
  }
  page.node.delete(PDFName.of('Annots'))
}

/** Draws the background and border that a field names. */
function drawFrame(page: PDFPage, field: PDFDict): void {
  const place = numbers(field.lookup(PDFName.of('Rect')), 4)
  const looks = field.lookup(PDFName.of('MK'))
  if (!place || !(looks instanceof PDFDict)) return
  const [color, borderColor] = [colorOf(looks.lookup(PDFName.of('BG'))), colorOf(looks.lookup(PDFName.of('BC')))]
  if (!color && !borderColor) return
  const style = field.lookup(PDFName.of('BS'))
  const named = style instanceof PDFDict ? style.lookup(PDFName.of('W')) : undefined
  const line = named instanceof PDFNumber ? Math.min(10, Math.max(0, named.asNumber())) : 1
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = place
  page.drawRectangle({
    x: Math.min(x1, x2) + line / 2,
    y: Math.min(y1, y2) + line / 2,
    width: Math.abs(x2 - x1) - line,
    height: Math.abs(y2 - y1) - line,
    ...(color && { color }),
    ...(borderColor && line > 0 && { borderColor, borderWidth: line }),
  })
}

/** Returns a colour of one, three or four parts: grey, RGB or CMYK. */
function colorOf(array: PDFObject | undefined): Color | null {
  const [a = 0, b = 0, c = 0, d = 0] = numbers(array, array instanceof PDFArray ? array.size() : 0) ?? []
  switch (array instanceof PDFArray ? array.size() : 0) {
    case 1:
      return grayscale(part(a))
    case 3:
      return rgb(part(a), part(b), part(c))
    case 4:
      return cmyk(part(a), part(b), part(c), part(d))
    default:
      return null
  }
}

const part = (value: number) => Math.min(1, Math.max(0, value))

function drawAppearance(document: PDFDocument, page: PDFPage, annotation: PDFDict): void {
  const flags = annotation.lookup(PDFName.of('F'))
  if (flags instanceof PDFNumber && flags.asNumber() & HIDDEN) return
  if (annotation.lookup(PDFName.of('Subtype')) === PDFName.of('Popup')) return
  const place = numbers(annotation.lookup(PDFName.of('Rect')), 4)
  const appearance = normalAppearance(document, annotation)
  if (!place || !appearance) return
  const box = numbers(appearance.stream.dict.lookup(PDFName.of('BBox')), 4)
  if (!box) return
  const matrix = (numbers(appearance.stream.dict.lookup(PDFName.of('Matrix')), 6) ?? [1, 0, 0, 1, 0, 0]) as Matrix
  const fitted = fitInto(box, matrix, place)
  if (!fitted) return
  const name = page.node.newXObject('Annotation', appearance.ref)
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...fitted), drawObject(name), popGraphicsState())
}

function normalAppearance(document: PDFDocument, annotation: PDFDict): { ref: PDFRef; stream: PDFStream } | null {
  const appearances = annotation.lookup(PDFName.of('AP'))
  if (!(appearances instanceof PDFDict)) return null
  let found = appearances.get(PDFName.of('N'))
  const states = document.context.lookup(found)
  if (states instanceof PDFDict) {
    const state = annotation.lookup(PDFName.of('AS'))
    found = state instanceof PDFName ? states.get(state) : undefined
  }
  const stream = document.context.lookup(found)
  if (!(found instanceof PDFRef) || !(stream instanceof PDFStream)) return null
  // Without these two, viewers do not draw a stream as an object.
  stream.dict.set(PDFName.of('Type'), PDFName.of('XObject'))
  stream.dict.set(PDFName.of('Subtype'), PDFName.of('Form'))
  return { ref: found, stream }
}

/** Returns the matrix that maps an appearance to the rectangle of its annotation (algorithm of 12.5.5). */
function fitInto(box: readonly number[], [a, b, c, d, e, f]: Matrix, place: readonly number[]): Matrix | null {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box
  const corners = [
    [x1, y1],
    [x1, y2],
    [x2, y1],
    [x2, y2],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - bottom]
  if (!(wide > 0 && high > 0)) return null
  const [p1 = 0, q1 = 0, p2 = 0, q2 = 0] = place
  const [sx, sy] = [Math.abs(p2 - p1) / wide, Math.abs(q2 - q1) / high]
  return [sx, 0, 0, sy, Math.min(p1, p2) - left * sx, Math.min(q1, q2) - bottom * sy]
}

function numbers(array: unknown, count: number): number[] | null {
  if (!(array instanceof PDFArray) || array.size() < count) return null
  const all = Array.from({ length: count }, (_, index) => array.lookup(index))
  return all.every((one): one is PDFNumber => one instanceof PDFNumber) ? all.map((one) => one.asNumber()) : null
}
