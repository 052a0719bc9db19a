import { expiryTypes } from '#contract/cases/case-fields.ts'
import type { Client } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'
import type { Vehicle } from '#contract/vehicles/vehicle.ts'
import type { ExportColumn } from '../export-file.ts'
import { dayOf, nameOf, yesNo } from './case-columns.ts'

export const vehicleColumns: readonly ExportColumn<Vehicle>[] = [
  {
    get header() {
      return messages.cases.vehicleNo
    },
    kind: 'text',
    value: (row) => row.vehicleNo,
  },
  {
    get header() {
      return messages.caseFields.chassisNo
    },
    kind: 'text',
    value: (row) => row.chassisNo,
  },
  {
    get header() {
      return messages.caseFields.engineNo
    },
    kind: 'text',
    value: (row) => row.engineNo,
  },
  {
    get header() {
      return messages.fields.firmName
    },
    kind: 'text',
    value: (row) => row.firmName,
  },
  {
    get header() {
      return messages.exports.ownerName
    },
    kind: 'text',
    value: (row) => row.owner?.name,
  },
  {
    get header() {
      return messages.exports.ownerPhone
    },
    kind: 'text',
    value: (row) => row.owner?.phoneNo,
  },
  ...expiryTypes.map(
    (kind): ExportColumn<Vehicle> => ({
      get header() {
        return messages.reminders.kinds[kind]
      },
      kind: 'day',
      value: (row) => row.expiries[kind],
    }),
  ),
  {
    get header() {
      return messages.vehicles.openCases
    },
    kind: 'number',
    value: (row) => row.openCases,
  },
  {
    get header() {
      return messages.vehicles.lastCase
    },
    kind: 'text',
    value: (row) => row.lastCaseNo,
  },
  {
    get header() {
      return messages.exports.note
    },
    kind: 'text',
    value: (row) => row.note,
  },
]

export const reminderColumns: readonly ExportColumn<Reminder>[] = [
  {
    get header() {
      return messages.cases.vehicleNo
    },
    kind: 'text',
    value: (row) => row.vehicleNo,
  },
  {
    get header() {
      return messages.reminders.paper
    },
    kind: 'text',
    value: (row) => messages.reminders.kinds[row.kind],
  },
  {
    get header() {
      return messages.summary.expiryDate
    },
    kind: 'day',
    value: (row) => row.expiryDate,
  },
  {
    get header() {
      return messages.exports.daysLeft
    },
    kind: 'number',
    value: (row) => row.days,
  },
  {
    get header() {
      return messages.exports.ownerName
    },
    kind: 'text',
    value: (row) => row.owner?.name,
  },
  {
    get header() {
      return messages.exports.ownerPhone
    },
    kind: 'text',
    value: (row) => row.owner?.phoneNo,
  },
  {
    get header() {
      return messages.fields.firmName
    },
    kind: 'text',
    value: (row) => row.firmName,
  },
  {
    get header() {
      return messages.exports.lastContact
    },
    kind: 'day',
    value: (row) => dayOf(row.lastSentAt),
  },
  {
    get header() {
      return messages.exports.outcome
    },
    kind: 'text',
    value: ({ lastOutcome }) => lastOutcome && messages.reminders.outcomes[lastOutcome],
  },
  {
    get header() {
      return messages.exports.snoozedUntil
    },
    kind: 'day',
    value: (row) => row.snoozedUntil,
  },
]

export const paymentColumns: readonly ExportColumn<PendingPayment>[] = [
  {
    get header() {
      return messages.payments.paidBy
    },
    kind: 'text',
    value: (row) => row.paymentBy.name,
  },
  {
    get header() {
      return messages.fields.firmName
    },
    kind: 'text',
    value: (row) => row.firmName,
  },
  {
    get header() {
      return messages.fields.phone
    },
    kind: 'text',
    value: (row) => row.paymentBy.phoneNo,
  },
  {
    get header() {
      return messages.fields.amount
    },
    kind: 'rupees',
    value: (row) => row.Amount,
  },
  {
    get header() {
      return messages.fields.mode
    },
    kind: 'text',
    value: (row) => row.Mode,
  },
  {
    get header() {
      return messages.fields.utr
    },
    kind: 'text',
    value: (row) => row.utr,
  },
  {
    get header() {
      return messages.payments.paidOn
    },
    kind: 'day',
    value: (row) => dayOf(row.PaymentDate),
  },
  {
    get header() {
      return messages.payments.cases
    },
    kind: 'text',
    value: ({ caseAssignments }) => caseAssignments.map((one) => one.case.caseNo).join(', '),
  },
  {
    get header() {
      return messages.exports.bill
    },
    kind: 'text',
    value: ({ bill }) => bill && `${bill.billMonth}/${bill.billYear}`,
  },
]

export const clientColumns: readonly ExportColumn<Client>[] = [
  {
    get header() {
      return messages.fields.name
    },
    kind: 'text',
    value: nameOf,
  },
  {
    get header() {
      return messages.fields.firmName
    },
    kind: 'text',
    value: (row) => row.firmName,
  },
  {
    get header() {
      return messages.fields.phone
    },
    kind: 'text',
    value: (row) => row.mobileNo,
  },
  {
    get header() {
      return messages.exports.email
    },
    kind: 'text',
    value: (row) => row.email,
  },
  {
    get header() {
      return messages.fields.address1
    },
    kind: 'text',
    value: (row) => row.address1,
  },
  {
    get header() {
      return messages.fields.address2
    },
    kind: 'text',
    value: (row) => row.address2,
  },
  {
    get header() {
      return messages.fields.city
    },
    kind: 'text',
    value: (row) => row.city,
  },
  {
    get header() {
      return messages.fields.state
    },
    kind: 'text',
    value: (row) => row.state,
  },
  {
    get header() {
      return messages.fields.pincode
    },
    kind: 'text',
    value: (row) => row.pincode,
  },
  {
    get header() {
      return messages.fields.verified
    },
    kind: 'text',
    value: (row) => yesNo(row.isVerified),
  },
  {
    get header() {
      return messages.fields.creditLimit
    },
    kind: 'rupees',
    value: (row) => row.creditLimit,
  },
  {
    get header() {
      return messages.exports.usedCredit
    },
    kind: 'rupees',
    value: (row) => row.utilizedCredit,
  },
  {
    get header() {
      return messages.fields.fixedPenalty
    },
    kind: 'rupees',
    value: (row) => row.fixedPenaltyAmount,
  },
]
