import { placedFields } from './case-field-sets.ts'
import type { CaseField, CaseGroup } from './case-fields.ts'

/** How the groups of a case's fields are called. */
export const groupTitles: Record<CaseGroup, string> = {
  generalDetail: 'General',
  vehicleDetail: 'Vehicle',
  expireDetail: 'Expire',
  transactionDetail: 'Transaction',
  ownerDetails: 'Owner',
  expenseDetail: 'Expense',
  referenceDetail: 'Reference',
}

/** The two owners of a case. */
export const ownerLabels = { seller: 'Registered Owner', buyer: 'New Owner' } as const

/** How a field reads where its group is not named beside it. */
const wholeLabel = ({ label, owner }: CaseField) => (owner ? `${ownerLabels[owner]} ${label}` : label)

const historyLabels = new Map(placedFields.map(({ historyName, field }) => [historyName, wholeLabel(field)]))

/** How any field of a case's history reads. */
export function historyLabel(field: string): string {
  const known = historyLabels.get(field)
  if (known) return known
  const words = field.replace(/([A-Z])/g, ' $1').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
