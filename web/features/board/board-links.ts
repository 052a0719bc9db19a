import { linkOptions } from '@tanstack/react-router'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { addDays } from '#contract/dates.ts'
import { paths } from '#web/lib/paths.ts'

const { superadmin } = paths
const weekFrom = (week: string) => ({ fromDate: week, toDate: addDays(week, 6) })

/** The cases of a status, of any date. */
export function casesOfStatus(status: CaseStatus) {
  if (status === 'rejected') return linkOptions({ to: superadmin.rejectedCases, search: { any: 1 } })
  return status === 'Created' || status === 'Updated'
    ? linkOptions({ to: superadmin.myCases, search: { statuses: status } })
    : linkOptions({ to: superadmin.verifiedCases, search: { statuses: status, any: 1 } })
}

export const paymentsOfDays = (first = '', last = first) =>
  linkOptions({ to: superadmin.payments, search: { tab: 'decided', fromDate: first, toDate: last } })

export const waitingPayments = linkOptions({ to: superadmin.payments })

export const overdueBills = linkOptions({ to: superadmin.queue, search: { kind: 'overdueBills' } })

export const dues = linkOptions({ to: superadmin.dues })

/** The papers that expire in a week: the summary of that week, for a type with its cases. */
export const expiriesOfWeek = (week: string, expiry?: ExpiryType) =>
  linkOptions({ to: superadmin.home, search: { ...weekFrom(week), expiry } })

export const assignmentsOfWeek = (week: string) =>
  linkOptions({ to: superadmin.activity, search: { kind: 'case', action: 'assigned', ...weekFrom(week) } })

export type BoardLink = ReturnType<
  typeof casesOfStatus | typeof paymentsOfDays | typeof expiriesOfWeek | typeof assignmentsOfWeek
>
