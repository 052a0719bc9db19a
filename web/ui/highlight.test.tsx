import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { plateGroups } from '#contract/cases/plate.ts'
import { phoneGroups } from '#contract/phone.ts'
import { findIgnoringSeparators, Grouped } from './highlight.tsx'

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

afterEach(cleanup)

test.each([
  [plateGroups('MH12AB1234'), '', 'MH12AB1234', []],
  [plateGroups('mh-12 ab 1234'), '12ab12', 'MH12AB1234', ['12', 'AB', '12']],
  [plateGroups('MH12AB1234'), 'MH 12 A', 'MH12AB1234', ['MH', '12', 'A']],
  [plateGroups('TEMP 7'), 'temp', 'TEMP 7', ['TEMP']],
  [phoneGroups('9822012345'), '220 12', '9822012345', ['220', '12']],
])('%j, searched for "%s", is found and copied as %s', (groups, query, text, marked) => {
  const { container } = render(<Grouped groups={groups} query={query} />)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(marked)
})
