import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { plateGroups } from '#contract/cases/plate.ts'
import { phoneGroups } from '#contract/phone.ts'
import { Grouped } from './grouped.tsx'

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
