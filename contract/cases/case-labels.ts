import { messages } from '../messages.ts'
import { placedFields } from './case-field-sets.ts'
import type { CaseField, CaseGroup } from './case-fields.ts'

export const groupTitles = (): Record<CaseGroup, string> => ({
  generalDetail: messages.caseFields.sectionGeneral,
  vehicleDetail: messages.caseFields.sectionVehicle,
  expireDetail: messages.caseFields.sectionExpire,
  transactionDetail: messages.caseFields.sectionTransaction,
  ownerDetails: messages.caseFields.sectionOwner,
  expenseDetail: messages.caseFields.sectionExpense,
  referenceDetail: messages.caseFields.sectionReference,
})

export const ownerLabels = () =>
  ({ seller: messages.caseFields.registeredOwner, buyer: messages.caseFields.newOwner }) as const

/** Returns the label of a field for places that do not show its group. */
const wholeLabel = ({ label, owner }: CaseField) => (owner ? `${ownerLabels()[owner]} ${label()}` : label())

const historyFields = new Map<string, CaseField>(placedFields.map(({ historyName, field }) => [historyName, field]))

export function historyLabel(field: string): string {
  const known = historyFields.get(field)
  // A name of several words is a label already, as of a row of the rate card.
  if (known) return wholeLabel(known)
  if (field.includes(' ')) return field
  const phrase = field.replace(/([A-Z])/g, ' $1').trim()
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}
