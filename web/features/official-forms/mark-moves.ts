import type { Mark } from '#contract/official-forms/official-form.ts'

/** The place of a mark, in points from the top left of its page; `page` counts from 1. */
export interface Place {
  page: number
  x: number
  y: number
  width: number
  size: number
}

/** The size of a page in points. */
export interface Sides {
  width: number
  height: number
}

/** Where guide lines are drawn: along the marks with which a moved mark is aligned. */
export interface Guides {
  x?: number
  y?: number
}

interface Surroundings {
  sides: Sides
  others: readonly Place[]
  /** The distance in points within which a mark snaps to a line; 0 for none. */
  reach: number
}

/** The font size and width of a new mark, in points. */
export const NEW_SIZE = 11
const NEW_WIDTH = 160
/** The narrowest mark. */
const MIN_WIDTH = 8
/** The baseline of a mark, in font sizes below its top. */
const BASELINE = 0.8

/** Returns whether a mark has a place on a page, rather than a field of the PDF. */
export const isPlaced = (mark: Mark): boolean => mark.field === undefined

/** Returns the place of a mark; a number that is being typed may be missing. */
export const placeOf = ({ page = 1, x = 0, y = 0, width = 0, size = NEW_SIZE }: Mark): Place => ({
  page,
  x,
  y,
  width,
  size,
})

const rounded = (points: number) => Math.round(points * 100) / 100
const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
const baselineOf = ({ y, size }: Place) => y + BASELINE * size

/** Returns the place with all of its box on the page. */
export function keepOnPage(place: Place, { width: pageWidth, height }: Sides): Place {
  const width = between(place.width, Math.min(MIN_WIDTH, pageWidth), pageWidth)
  const x = rounded(between(place.x, 0, pageWidth - width))
  const y = rounded(between(place.y, 0, Math.max(0, height - place.size)))
  return { ...place, x, y, width: rounded(width) }
}

/** Returns the place of a new mark whose text begins at a point. */
export const placeAt = (page: number, x: number, y: number, sides: Sides): Place =>
  keepOnPage({ page, x, y: y - NEW_SIZE / 2, width: Math.min(NEW_WIDTH, sides.width - x), size: NEW_SIZE }, sides)

/** Returns the line nearest to one of the values, and the distance to it; null beyond the reach. */
function nearest(values: readonly number[], lines: readonly number[], reach: number) {
  const ways = values.flatMap((value) => lines.map((line) => ({ line, way: line - value })))
  const [first] = ways.filter(({ way }) => Math.abs(way) <= reach).sort((a, b) => Math.abs(a.way) - Math.abs(b.way))
  return first ?? null
}

const edgesOf = ({ x, width }: Place) => [x, x + width]

/** Moves a mark; near the edge or the baseline of another mark it snaps to it. */
export function moveMark(from: Place, way: { x: number; y: number }, { sides, others, reach }: Surroundings) {
  const moved = { ...from, x: from.x + way.x, y: from.y + way.y }
  const x = nearest(edgesOf(moved), others.flatMap(edgesOf), reach)
  const y = nearest([baselineOf(moved)], others.map(baselineOf), reach)
  const place = keepOnPage({ ...moved, x: moved.x + (x?.way ?? 0), y: moved.y + (y?.way ?? 0) }, sides)
  const guides: Guides = { ...(x && { x: x.line }), ...(y && { y: y.line }) }
  return { place, guides }
}

/** Moves the right edge of a mark; near the edge of another mark it snaps to it. */
export function resizeMark(from: Place, way: number, { sides, others, reach }: Surroundings) {
  const right = between(from.x + from.width + way, from.x + MIN_WIDTH, sides.width)
  const line = nearest([right], others.flatMap(edgesOf), reach)
  const width = rounded(right + (line?.way ?? 0) - from.x)
  const guides: Guides = line ? { x: line.line } : {}
  return { place: { ...from, width: Math.max(MIN_WIDTH, width) }, guides }
}

/** The steps of the arrow keys, in points; with Shift ten times as far. */
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function arrowStep({ key, shiftKey }: { key: string; shiftKey: boolean }): { x: number; y: number } | null {
  const step = steps[key]
  const points = shiftKey ? 10 : 1
  return step ? { x: step[0] * points, y: step[1] * points } : null
}
