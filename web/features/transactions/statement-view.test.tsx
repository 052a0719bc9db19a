import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import type { Statement, StatementLine } from '#contract/transactions/transaction.ts'
import { showAt } from '#test/show-at.tsx'
import { transactionEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { StatementView } from './statement-view.tsx'

vi.stubGlobal('fetch', () => new Promise(() => {})) // an answer that does not come
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
afterEach(() => {
  cleanup()
  queryClient.clear()
})

const october = { fromDate: '2026-10-01', toDate: '2026-10-31' }
const lineOf = (kind: StatementLine['kind'], amount: number): StatementLine => ({
  ...{ id: kind, date: '2026-10-05', kind, particulars: 'VR-000001', mode: null, amount: Math.abs(amount) },
  ...{ debit: Math.max(0, amount), credit: Math.max(0, -amount), balance: 0 },
})

/** Shows a statement of October with a charge and these credits. */
function showStatement(...kinds: StatementLine['kind'][]) {
  const statement: Statement = {
    clientDetails: {
      ...{ firstName: 'Ravi', lastName: 'Shah', email: '', phoneNo: '' },
      client: { firmName: 'Shah Motors', creditLimit: 0, utilizedCredit: 0 },
    },
    ...october,
    ...{ openingBalance: 0, totalDebit: 5000, totalCredit: 5000, closingBalance: 0, underVerification: 0 },
    lines: [lineOf('CHARGE', 5000), ...kinds.map((kind) => lineOf(kind, -5000 / kinds.length))],
    ageing: { days0to30: 0, days31to60: 0, days61to90: 0, daysOver90: 0 },
  }
  const { queryKey } = apiQuery(transactionEndpoints.statement, { params: { id: 'client' }, body: october })
  queryClient.setQueryData(queryKey, { data: statement, message: '', meta: undefined } as never)
  return showAt(
    `/?filterType=applicationDate&fromDate=${october.fromDate}&toDate=${october.toDate}`,
    <StatementView clientId="client" />,
  )
}

test.each([
  [['PAYMENT'], t.transactions('paid')],
  [['PAYMENT', 'WAIVER'], t.transactions('paidOrWaived')],
  [['PAYMENT', 'ADJUSTMENT'], t.transactions('paidOrAdjusted')],
  [['UNASSIGNED'], t.transactions('credited')],
  [['PAYMENT', 'UNASSIGNED'], t.transactions('credited')],
] as const)('the sum of credits by %j is called "%s"', async (kinds, label) => {
  await showStatement(...kinds)
  const sums = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(sums[2]).toBe(label)
})

test('nothing is exported while the chosen days load: the rows are those of the days before', async () => {
  const router = await showStatement('PAYMENT')
  const exporting = () => screen.queryByRole('button', { name: t.table('export') })
  expect(exporting()).not.toBeNull()
  await act(() => router.navigate({ to: '.', search: { ...october, toDate: '2026-10-30' } as never }))
  expect(document.body.textContent).toContain('VR-000001')
  expect(exporting()).toBeNull()
})
