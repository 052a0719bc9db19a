import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showAt } from '#test/show-at.tsx'
import { paths } from '#web/lib/paths.ts'
import { PaidCaseTable } from './paid-case-table.tsx'

afterEach(cleanup)

test('a case that its reader does not see is named without a link', async () => {
  const cases = [
    { id: 'seen', caseNo: 'VR-000001', vehicleNo: 'MH12AB1234' },
    { id: null, caseNo: 'VR-000002', vehicleNo: 'MH12AB5678' },
  ]
  await showAt('/', <PaidCaseTable caption="Cases" cases={cases} detail={paths.client.caseDetail.pattern} />)
  expect(screen.getByText('VR-000002').closest('a')).toBeNull()
  expect(screen.getByText('VR-000001').closest('a')).not.toBeNull()
})
