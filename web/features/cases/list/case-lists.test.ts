import { expect, test } from 'vitest'
import { caseListColumns } from './case-columns.tsx'
import { draftCases, myCases, myVerifiedCases } from './case-lists.ts'

test.each([
  ['screen 5', myCases, ['CaseNo', 'vehicleNo', 'createdBy', 'status', 'assignedTo']],
  ['screen 8', draftCases, ['CaseNo', 'vehicleNo', 'status']],
  [
    'screen 9',
    myVerifiedCases,
    ['CaseNo', 'createdAt', 'status', 'applicationNo', 'appointmentDate', 'incentiveAmount', 'vehicleNo'],
  ],
])('the columns that the specification names come first, in its order: %s', (_, { columns }, ids) => {
  expect(columns.slice(0, ids.length).map(({ id }) => id)).toEqual(ids)
})

test('paper writes plates and statuses as the screen shows them', () => {
  const { vehicleNo, status } = caseListColumns
  expect([vehicleNo.paper?.('MH12AB1234'), status.paper?.('ready')]).toEqual(['MH 12 AB 1234', 'Ready'])
})
