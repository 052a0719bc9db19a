import { messages } from '../messages.ts'
import { placedFields } from './case-field-sets.ts'
import type { CaseField, CaseGroup } from './case-fields.ts'

/** How the groups of a case's fields are called. */
export const groupTitles: Record<CaseGroup, string> = {
  generalDetail: messages.caseFields.sectionGeneral,
  vehicleDetail: messages.caseFields.sectionVehicle,
  expireDetail: messages.caseFields.sectionExpire,
  transactionDetail: messages.caseFields.sectionTransaction,
  ownerDetails: messages.caseFields.sectionOwner,
  expenseDetail: messages.caseFields.sectionExpense,
  referenceDetail: messages.caseFields.sectionReference,
}

/** The two owners of a case. */
export const ownerLabels = { seller: messages.caseFields.registeredOwner, buyer: messages.caseFields.newOwner } as const

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
