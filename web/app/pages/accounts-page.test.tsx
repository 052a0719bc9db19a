import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { Page } from './accounts-page.tsx'

vi.stubGlobal('fetch', () => new Promise(() => {})) // an answer that does not come
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

test('another tab of the accounts keeps the days, and not what belongs to the table of the first', async () => {
  const days = 'fromDate=2026-10-01&toDate=2026-10-31'
  const router = await showAt(`/?${days}&q=Shah&sort=-amount&page=2&size=50&hide=number`, <Page />)
  await act(async () => screen.getByRole('tab', { name: t.margin('title') }).click())
  expect(router.latestLocation.search).toEqual({
    ...{ tab: 'margin', fromDate: '2026-10-01', toDate: '2026-10-31' },
    ...{ q: undefined, sort: undefined, page: undefined, size: undefined, hide: undefined },
  })
})
