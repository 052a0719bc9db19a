import { PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib'

/** A matrix of PDF: `[a b c d e f]`. */
export type Matrix = [number, number, number, number, number, number]

/** A page as a viewer shows it: its size in points, and how its coordinates relate to those of the file. */
export interface PageView {
  width: number
  height: number
  /** From points of the shown page, counted from its bottom left, to coordinates of the file. */
  toFile: Matrix
}

interface Box {
  left: number
  bottom: number
  right: number
  top: number
}

/** The longest side of a page that viewers can show, in points. */
const MAX_SIDE = 14_400

/**
 * Returns how a viewer shows a page: the visible part, turned and scaled (PDF 32000-1, 7.7.3.3). Null
 * for a page without a size.
 */
export function viewOfPage(page: PDFPage): PageView | null {
  const media = toBox(page.getMediaBox())
  const crop = toBox(page.getCropBox())
  const common = {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  }
  const { left, bottom, right, top } = hasSize(common) ? common : media
  const angle = ((page.getRotation().angle % 360) + 360) % 360
  const unit = userUnit(page)
  const scale = 1 / unit
  const [wide, high] = [(right - left) * unit, (top - bottom) * unit]
  const turned = angle === 90 || angle === 270
  const view = { width: turned ? high : wide, height: turned ? wide : high }
  if (!isSide(view.width) || !isSide(view.height)) return null
  switch (angle) {
    case 90:
      return { ...view, toFile: [0, scale, -scale, 0, right, bottom] }
    case 180:
      return { ...view, toFile: [-scale, 0, 0, -scale, right, top] }
    case 270:
      return { ...view, toFile: [0, -scale, scale, 0, left, top] }
    default:
      return { ...view, toFile: [scale, 0, 0, scale, left, bottom] }
  }
}

/** A rectangle of the shown page in points from its top left. */
export interface ShownBox {
  x: number
  y: number
  width: number
  height: number
}

/** Returns where a viewer shows a rectangle of the file. */
export function shownBox(
  { height, toFile: [a, b, c, d, e, f] }: PageView,
  box: { x: number; y: number; width: number; height: number },
): ShownBox {
  const { left, bottom, right, top } = toBox(box)
  const det = a * d - b * c
  const shown = (x: number, y: number) =>
    [(d * (x - e) - c * (y - f)) / det, (a * (y - f) - b * (x - e)) / det] as const
  const [x1, y1] = shown(left, bottom)
  const [x2, y2] = shown(right, top)
  const [x, y] = [Math.min(x1, x2), Math.max(y1, y2)]
  return { x, y: height - y, width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) }
}

const toBox = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Box => ({
  left: Math.min(x, x + width),
  bottom: Math.min(y, y + height),
  right: Math.max(x, x + width),
  top: Math.max(y, y + height),
})

const hasSize = ({ left, bottom, right, top }: Box) => right > left && top > bottom
const isSide = (side: number) => Number.isFinite(side) && side >= 1 && side <= MAX_SIDE

function userUnit({ node }: PDFPage): number {
  const unit = node.lookup(PDFName.of('UserUnit'))
  const value = unit instanceof PDFNumber ? unit.asNumber() : 1
  return value >= 0.01 && value <= 1000 ? value : 1
}
