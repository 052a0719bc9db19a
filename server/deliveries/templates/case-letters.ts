import { showPlate } from '#contract/cases/plate.ts'
import { messages } from '#contract/messages.ts'
import { showRupees, toRupees } from '#contract/money.ts'
import { letterTemplate } from './letter.ts'

/** Informs a client that a case was taken back; the amount is in paise. */
export const caseUnassigned = letterTemplate<{ name: string; caseNo: string; vehicleNo: string; amount: number }>({
  name: 'case-unassigned',
  subject: ({ caseNo }) => messages.letters.caseUnassignedSubject(caseNo),
  paragraphs: ({ caseNo, vehicleNo, amount }) => [
    messages.letters.caseUnassigned(caseNo, showPlate(vehicleNo), showRupees(toRupees(amount))),
  ],
  action: (_parameters, { publicUrl }) => ({
    label: messages.letters.seeYourCases,
    href: `${publicUrl}/client/cases`,
  }),
})
