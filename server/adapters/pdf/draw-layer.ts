import {
  concatTransformationMatrix,
  drawObject,
  type PDFEmbeddedPage,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib'
import type { PageView } from './page-view.ts'

/** Draws a layer of the size of the shown page over a page. */
export function drawLayer(page: PDFPage, layer: PDFEmbeddedPage, view: PageView): void {
  const name = page.node.newXObject('Overlay', layer.ref)
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(...view.toFile),
    drawObject(name),
    popGraphicsState(),
  )
}
