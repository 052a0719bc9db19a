import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { messages } from '#contract/messages.ts'
import { showAt } from '#test/show-at.tsx'
import { useVerifyActions } from './verify-case.tsx'

const row = { id: 'one', CaseNo: 'VR-000001', status: 'Created', appointmentDate: null } as CaseRow
const Actions = () => useVerifyActions('superadmin').actions(row)

test('Edit of a case that cannot be verified yet follows View Details and Verify', async () => {
  await showAt('/', <Actions />)
  const elements = [...document.querySelectorAll('a, button')]
  expect(elements.map((element) => element.textContent?.replace(/ (of )?VR-.*/, ''))).toEqual([
    ...[messages.general.viewDetails, messages.general.verify, messages.general.edit],
  ])
  screen.getByRole('button', { name: messages.cases.verifyCase(row.CaseNo) })
})
