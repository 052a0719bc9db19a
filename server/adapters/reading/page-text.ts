/* Text on a page, whether a PDF says it or it was recognised. */

export interface Point {
  x: number
  y: number
}

/** Text in one place: a cell, or a line without wide gaps. */
export interface Piece {
  text: string
  /** Top left, top right, bottom right, bottom left. */
  corners: readonly [Point, Point, Point, Point]
  /** The place of each character along the piece, its begin and end, from 0 to 1. */
  spans: readonly (readonly [begin: number, end: number])[]
  /** How certain each character is, from 0 to 1. */
  scores: readonly number[]
}

/** A page with its text; in points or pixels. */
export interface PageText {
  page: number
  width: number
  height: number
  pieces: Piece[]
}

/** A rectangle in shares of the page. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const mix = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000

/** Returns where characters of a piece stand on the page. */
export function boxOf({ width, height }: PageText, { corners, spans }: Piece, from: number, to: number): Box {
  const [begin, end] = [spans[from]?.[0] ?? 0, spans[to - 1]?.[1] ?? 1]
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  const points = [
    ...[begin, end].map((at) => mix(topLeft, topRight, at)),
    ...[begin, end].map((at) => mix(bottomLeft, bottomRight, at)),
  ]
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const [x, y] = [share(left / width), share(top / height)]
  return { x, y, width: share(right / width - x), height: share(bottom / height - y) }
}

/** Returns the rectangle around two. */
export function boxAround(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: share(Math.max(a.x + a.width, b.x + b.width) - x),
    height: share(Math.max(a.y + a.height, b.y + b.height) - y),
  }
}
