import { messages } from '../messages.ts'
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
export const wholeLabel = ({ label, owner }: CaseField) => (owner ? `${ownerLabels()[owner]} ${label()}` : label())
