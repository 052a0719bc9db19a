import type { CaseStatus } from '#contract/cases/case-enums.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { messages } from '#contract/messages.ts'
import { sumRupees } from '#contract/money.ts'
import { Money } from '#web/domain/money.tsx'
import { AmountFacts, Card } from '#web/ui/card.tsx'

/** The amounts of the cases of a vehicle, by what has become of them, for the superadmin. */
export function VehicleMoney({ cases }: { cases: readonly CaseRow[] }) {
  const counted = cases.filter(({ status }) => status !== 'rejected')
  const sumOf = (isCounted: (status: CaseStatus) => boolean) => (
    <Money rupees={sumRupees(counted.filter(({ status }) => isCounted(status)).map((row) => row.totalAmount ?? 0))} />
  )
  return (
    <Card title={messages.vehicles.money}>
      <AmountFacts
        facts={[
          { label: messages.vehicles.moneyPaid, value: sumOf((status) => status === 'paid') },
          { label: messages.vehicles.moneyOwed, value: sumOf((status) => status === 'assigned') },
          {
            label: messages.vehicles.moneyUnassigned,
            value: sumOf((status) => status !== 'paid' && status !== 'assigned'),
          },
        ]}
        total={{ label: messages.vehicles.moneyTotal, value: sumOf(() => true) }}
      />
    </Card>
  )
}
