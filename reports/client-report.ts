import { type Day, showDay } from '#contract/dates.ts'
import { fullName } from '#contract/full-name.ts'
import { messages } from '#contract/messages.ts'
import { showPhone } from '#contract/phone.ts'
import type { ClientDetails } from '#contract/transactions/transaction.ts'
import type { ReportOffice } from './letterhead.ts'

/** The days of a report of a client's account, both included, and the time of its making. */
export interface ReportPeriod {
  fromDate: Day
  toDate: Day
  now: Date
  office: ReportOffice
}

/** Returns the heading of a report of a client's account. */
export const periodHeading = (title: string, { fromDate, toDate, now, office }: ReportPeriod) => ({
  title,
  office,
  now,
  factTable: [[messages.report.period, messages.report.days(showDay(fromDate), showDay(toDate))]] as const,
})

/** Returns the client's firm, name and contact. */
export const clientFacts = (details: ClientDetails) => [
  { label: messages.report.firmName, value: details.client.firmName },
  { label: messages.report.name, value: fullName(details) },
  { label: messages.report.email, value: details.email },
  { label: messages.report.phone, value: showPhone(details.phoneNo) },
]

/** The columns that every list of payments has. */
export const paymentColumns = () => ({
  date: { header: messages.report.date, width: 58 },
  mode: { header: messages.report.mode, width: 42 },
  amount: { header: messages.report.amount, width: 84, right: true },
})
