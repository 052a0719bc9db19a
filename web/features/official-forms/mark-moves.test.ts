import { expect, test } from 'vitest'
import { arrowStep, keepOnPage, moveMark, type Place, placeAt, resizeMark } from './mark-moves.ts'

const sides = { width: 595, height: 842 }
const mark = (place: Partial<Place> = {}): Place => ({ page: 1, x: 100, y: 100, width: 150, size: 10, ...place })
const free = { sides, others: [], reach: 5 }

test('a new mark begins at the point and ends on the page', () => {
  expect(placeAt(2, 50, 100, sides)).toEqual({ page: 2, x: 50, y: 94.5, width: 160, size: 11 })
  expect(placeAt(1, 500, 1, sides)).toMatchObject({ x: 500, y: 0, width: 95 })
  expect(placeAt(1, 594, 842, sides)).toMatchObject({ x: 587, y: 831, width: 8 })
})

test('a mark stays on its page', () => {
  expect(keepOnPage(mark({ x: 500, y: 900 }), sides)).toMatchObject({ x: 445, y: 832, width: 150 })
  expect(keepOnPage(mark({ x: -3, y: -3, width: 900 }), sides)).toMatchObject({ x: 0, y: 0, width: 595 })
  expect(moveMark(mark(), { x: 4000, y: -4000 }, free).place).toMatchObject({ x: 445, y: 0 })
})

test('a mark snaps to edges and baselines within reach', () => {
  const others = [mark({ x: 300, y: 200, size: 20 })]
  // Its left edge is 3 points from theirs, its baseline (y + 8) 2 points from theirs (216).
  const near = moveMark(mark(), { x: 197, y: 106 }, { sides, others, reach: 5 })
  expect(near).toEqual({ place: mark({ x: 300, y: 208 }), guides: { x: 300, y: 216 } })
  expect(moveMark(mark(), { x: 52, y: 0 }, { sides, others, reach: 5 })).toEqual({
    place: mark({ x: 150 }),
    guides: { x: 300 },
  })
  const far = moveMark(mark(), { x: 190, y: 100 }, { sides, others, reach: 5 })
  expect(far).toEqual({ place: mark({ x: 290, y: 200 }), guides: {} })
  const unsnapped = moveMark(mark(), { x: 197, y: 106 }, { sides, others, reach: 0 })
  expect(unsnapped).toEqual({ place: mark({ x: 297, y: 206 }), guides: {} })
})

test('the right edge moves to the edge of the page at most', () => {
  expect(resizeMark(mark(), 30, free).place).toEqual(mark({ width: 180 }))
  expect(resizeMark(mark(), 4000, free).place).toEqual(mark({ width: 495 }))
  expect(resizeMark(mark(), -4000, free).place).toEqual(mark({ width: 8 }))
  const others = [mark({ x: 300, width: 100 })]
  expect(resizeMark(mark(), 148, { sides, others, reach: 5 })).toEqual({
    place: mark({ width: 300 }),
    guides: { x: 400 },
  })
})

test('arrow keys move by a point, with Shift by ten', () => {
  expect(arrowStep({ key: 'ArrowLeft', shiftKey: false })).toEqual({ x: -1, y: 0 })
  expect(arrowStep({ key: 'ArrowDown', shiftKey: true })).toEqual({ x: 0, y: 10 })
  expect(arrowStep({ key: 'a', shiftKey: false })).toBeNull()
})
