import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { useVerifyActions } from './verify-case.tsx'

const row = { id: 'one', CaseNo: 'VR-000001', status: 'Created', appointmentDate: null } as CaseRow
const Actions = () => useVerifyActions('superadmin').actions(row)

test('Edit of a case that cannot be verified yet follows View Details and Verify', async () => {
  await showAt('/', <Actions />)
  const elements = [...document.querySelectorAll('a, button')]
  expect(elements.map((element) => element.textContent?.replace(/ (of )?VR-.*/, ''))).toEqual([
    ...[t.general('viewDetails'), t.general('verify'), t.general('edit')],
  ])
  screen.getByRole('button', { name: t.cases('verifyCase', { caseNumber: row.CaseNo }) })
})
