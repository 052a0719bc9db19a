import { expect, test } from 'vitest'
import { findIgnoringSeparators } from './find-ignoring-separators.ts'

const found = (text: string, sought: string) =>
  findIgnoringSeparators(text, sought).map(([from, to]) => text.slice(from, to))

test('matches the query in any letter case at any position', () => {
  expect(found('Patil Motors, Patil Road', 'patil')).toEqual(['Patil', 'Patil'])
  expect(found('Patil', '  ')).toEqual([])
  expect(found('aaaa', 'aa')).toEqual(['aa', 'aa'])
})

test('matches plates and phone numbers with any separators', () => {
  expect(found('MH 12 AB 1234', 'mh12ab')).toEqual(['MH 12 AB'])
  expect(found('MH12AB1234', 'MH-12 AB')).toEqual(['MH12AB'])
  expect(found('98220 12345', '2201')).toEqual(['220 1'])
})

test('short queries match exactly only', () => {
  expect(found('15', '1.5')).toEqual([])
  expect(found('a b', 'ab')).toEqual([])
})
