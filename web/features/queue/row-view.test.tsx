import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { WaitingCase } from '#contract/queue/queue.ts'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { checklistOf } from '#web/features/cases/file-state.tsx'
import { queryClient } from '#web/lib/query.ts'
import { Facts } from '#web/ui/values.tsx'
import { ofCases } from './row-view.tsx'

vi.stubGlobal('fetch', () => new Promise(() => {})) // an answer that does not come

afterEach(cleanup)

test('the panel of a case says how many papers are there, and names those that are still needed', async () => {
  const paper = { isRequired: true, services: ['hpt'] }
  const papers = [
    { ...paper, name: 'Form 35', state: 'missing' },
    { ...paper, name: 'RC book', state: 'received' },
  ]
  queryClient.setQueryData(checklistOf('case').queryKey, { data: { papers, required: 2, lacking: 1 } } as never)
  const row = { id: 'case', status: 'ready', createdBy: {} } as WaitingCase
  await showAt('/', <Facts facts={ofCases.facts(row)} />)
  expect(
    screen.getByText(
      `${t.stages('papersOf', { there: 1, required: 2 })}. ${t.papers('stillNeeded', { names: 'Form 35' })}`,
    ),
  ).toBeTruthy()
})
