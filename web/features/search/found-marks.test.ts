import { describe, expect, test } from 'vitest'
import { piecesOf } from './found-marks.ts'

const marked = (text: string, sought: string) =>
  piecesOf(text, sought)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

describe('what was found is marked', () => {
  test.each([
    ['MH 12 AB 1234', 'ab1234', 'MH 12 [AB 1234]'],
    ['MH 12 AB 1234', 'mh-12', '[MH 12] AB 1234'],
    ['MH 12 AB 1212', '12', 'MH 12 AB 12[12]'],
    ['VR-000012', '12', 'VR-0000[12]'],
    ['Meena Kumari Rao', 'rao meena', '[Meena] Kumari [Rao]'],
    ['98111 22233', '+91 98111', '[98111] 22233'],
    ['Meena', 'x', 'Meena'],
    ['Meena', '.', 'Meena'],
    ['Straße 5', 'e5', 'Straß[e 5]'],
    ['aab', 'aa aab', '[aab]'],
    ['', 'x', ''],
  ])('%s sought by %s', (text, sought, shown) => {
    expect(marked(text, sought)).toBe(shown)
    expect(
      piecesOf(text, sought)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})
