import { linkOptions } from '@tanstack/react-router'
import { CircleCheck, Columns2, type LucideIcon, UserCheck, X } from 'lucide-react'
import { disabledReason, missingForVerify } from '#contract/cases/case-actions.ts'
import { messages } from '#contract/messages.ts'
import type { QueueRow, WaitingCase } from '#contract/queue/queue.ts'
import type { StaffRole } from '#contract/roles.ts'
import { paths } from '#web/paths.ts'
import { rowTitle } from './row-texts.ts'

/** An action on a row, taken in a dialog. */
export interface RowAct {
  name: 'verify' | 'assign' | 'rejectCase' | 'check' | 'accept' | 'rejectDealer'
  /** Its letter. */
  letter: string
  label: string
  /** The row in the accessible name. */
  subject: string
  icon: LucideIcon
  /** Why it is not possible now. */
  reason: string | null
}

/** The actions on a row, the usual one first; none where a row is only looked at. */
export function rowActs(row: QueueRow, role: StaffRole): RowAct[] {
  const subject = rowTitle(row)
  switch (row.kind) {
    case 'paymentsToCheck':
      return [{ name: 'check', letter: 'c', label: messages.queue.check, subject, icon: Columns2, reason: null }]
    case 'dealersToAccept':
      return [
        { name: 'accept', letter: 'a', label: messages.client.accept, subject, icon: UserCheck, reason: null },
        reject('rejectDealer', subject),
      ]
    case 'overdueBills':
    case 'expiringThisWeek':
      return []
    default:
      return caseActs(row, role)
  }
}

/** The actions on a case in its present status. */
function caseActs(row: WaitingCase, role: StaffRole): RowAct[] {
  const subject = row.CaseNo
  if (disabledReason('verify', row.status) === null) {
    const reason = missingForVerify(role, row)
    return [{ name: 'verify', letter: 'v', label: messages.general.verify, subject, icon: CircleCheck, reason }]
  }
  if (role === 'employee' || disabledReason('assign', row.status) !== null) return []
  return [
    { name: 'assign', letter: 'a', label: messages.cases.assign, subject, icon: UserCheck, reason: null },
    reject('rejectCase', subject),
  ]
}

const reject = (name: 'rejectCase' | 'rejectDealer', subject: string): RowAct => ({
  name,
  letter: 'x',
  label: messages.general.reject,
  subject,
  icon: X,
  reason: null,
})

/** The page of a row: its case, the dealer with the bill, or the reminder; a payment and a sign-up have none. */
export function rowPage(row: QueueRow, role: StaffRole) {
  if (row.kind === 'paymentsToCheck' || row.kind === 'dealersToAccept') return null
  if (row.kind === 'overdueBills') {
    const search = { id: row.client.id, tab: 'bills' as const, bill: row.billId }
    return { label: messages.queue.openDealer, link: linkOptions({ to: paths.superadmin.clientDetails, search }) }
  }
  if (row.kind === 'expiringThisWeek') {
    const search = { band: 'week' as const, kind: row.expiryType, search: row.vehicleNo }
    return { label: messages.queue.remind, link: linkOptions({ to: paths[role].reminders, search }) }
  }
  const { id, CaseNo } = row
  const to = paths[role].caseDetail.pattern
  return { label: messages.queue.openCase, link: linkOptions({ to, params: { caseNo: CaseNo }, state: { id } }) }
}

/** The form of a case that can be edited. */
export function rowForm(row: QueueRow, role: StaffRole) {
  if (!('status' in row && 'CaseNo' in row) || disabledReason('edit', row.status) !== null) return null
  return linkOptions({ to: paths[role].caseEdit.pattern, params: { caseNo: row.CaseNo } })
}
