import { expiryTypes } from '#contract/cases/case-fields.ts'
import type { Client } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'
import type { Vehicle } from '#contract/vehicles/vehicle.ts'
import type { ExportColumn } from '../export-file.ts'
import { dayOf, nameOf, yesNo } from './case-columns.ts'

export const vehicleColumns = (): readonly ExportColumn<Vehicle>[] => [
  { header: messages.cases.vehicleNo, kind: 'text', value: (row) => row.vehicleNo },
  { header: messages.caseFields.chassisNo, kind: 'text', value: (row) => row.chassisNo },
  { header: messages.caseFields.engineNo, kind: 'text', value: (row) => row.engineNo },
  { header: messages.fields.firmName, kind: 'text', value: (row) => row.firmName },
  { header: messages.exports.ownerName, kind: 'text', value: (row) => row.owner?.name },
  { header: messages.exports.ownerPhone, kind: 'text', value: (row) => row.owner?.phoneNo },
  ...expiryTypes.map(
    (kind): ExportColumn<Vehicle> => ({
      header: messages.reminders.kinds[kind],
      kind: 'day',
      value: (row) => row.expiries[kind],
    }),
  ),
  { header: messages.vehicles.openCases, kind: 'number', value: (row) => row.openCases },
  { header: messages.vehicles.lastCase, kind: 'text', value: (row) => row.lastCaseNo },
  { header: messages.exports.note, kind: 'text', value: (row) => row.note },
]

export const reminderColumns = (): readonly ExportColumn<Reminder>[] => [
  { header: messages.cases.vehicleNo, kind: 'text', value: (row) => row.vehicleNo },
  { header: messages.reminders.paper, kind: 'text', value: (row) => messages.reminders.kinds[row.kind] },
  { header: messages.summary.expiryDate, kind: 'day', value: (row) => row.expiryDate },
  { header: messages.exports.daysLeft, kind: 'number', value: (row) => row.days },
  { header: messages.exports.ownerName, kind: 'text', value: (row) => row.owner?.name },
  { header: messages.exports.ownerPhone, kind: 'text', value: (row) => row.owner?.phoneNo },
  { header: messages.fields.firmName, kind: 'text', value: (row) => row.firmName },
  { header: messages.exports.lastContact, kind: 'day', value: (row) => dayOf(row.lastSentAt) },
  {
    header: messages.exports.outcome,
    kind: 'text',
    value: ({ lastOutcome }) => lastOutcome && messages.reminders.outcomes[lastOutcome],
  },
  { header: messages.exports.snoozedUntil, kind: 'day', value: (row) => row.snoozedUntil },
]

export const paymentColumns = (): readonly ExportColumn<PendingPayment>[] => [
  { header: messages.payments.paidBy, kind: 'text', value: (row) => row.paymentBy.name },
  { header: messages.fields.firmName, kind: 'text', value: (row) => row.firmName },
  { header: messages.fields.phone, kind: 'text', value: (row) => row.paymentBy.phoneNo },
  { header: messages.fields.amount, kind: 'rupees', value: (row) => row.Amount },
  { header: messages.fields.mode, kind: 'text', value: (row) => row.Mode },
  { header: messages.fields.utr, kind: 'text', value: (row) => row.utr },
  { header: messages.payments.paidOn, kind: 'day', value: (row) => dayOf(row.PaymentDate) },
  {
    header: messages.payments.cases,
    kind: 'text',
    value: ({ caseAssignments }) => caseAssignments.map((one) => one.case.caseNo).join(', '),
  },
  { header: messages.exports.bill, kind: 'text', value: ({ bill }) => bill && `${bill.billMonth}/${bill.billYear}` },
]

export const clientColumns = (): readonly ExportColumn<Client>[] => [
  { header: messages.fields.name, kind: 'text', value: nameOf },
  { header: messages.fields.firmName, kind: 'text', value: (row) => row.firmName },
  { header: messages.fields.phone, kind: 'text', value: (row) => row.mobileNo },
  { header: messages.exports.email, kind: 'text', value: (row) => row.email },
  { header: messages.fields.address1, kind: 'text', value: (row) => row.address1 },
  { header: messages.fields.address2, kind: 'text', value: (row) => row.address2 },
  { header: messages.fields.city, kind: 'text', value: (row) => row.city },
  { header: messages.fields.state, kind: 'text', value: (row) => row.state },
  { header: messages.fields.pincode, kind: 'text', value: (row) => row.pincode },
  { header: messages.fields.verified, kind: 'text', value: (row) => yesNo(row.isVerified) },
  { header: messages.fields.creditLimit, kind: 'rupees', value: (row) => row.creditLimit },
  { header: messages.exports.usedCredit, kind: 'rupees', value: (row) => row.utilizedCredit },
  { header: messages.fields.fixedPenalty, kind: 'rupees', value: (row) => row.fixedPenaltyAmount },
]
