import { type Day, showDay } from '#contract/dates.ts'
import { fullName } from '#contract/full-name.ts'
import { showPhone } from '#contract/phone.ts'
import { t } from '#contract/texts.ts'
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
  factTable: [[t.report('period'), t.report('days', { from: showDay(fromDate), to: showDay(toDate) })]] as const,
})

/** Returns the client's firm, name and contact. */
export const clientFacts = (details: ClientDetails) => [
  { label: t.report('firmName'), value: details.client.firmName },
  { label: t.report('name'), value: fullName(details) },
  { label: t.report('email'), value: details.email },
  { label: t.report('phone'), value: showPhone(details.phoneNo) },
]

/** The columns that every list of payments has. */
export const paymentColumns = () => ({
  date: { header: t.report('date'), width: 58 },
  mode: { header: t.report('mode'), width: 42 },
  amount: { header: t.report('amount'), width: 84, right: true },
})
