import { showPlate } from '#contract/cases/plate.ts'
import { showRemarks } from '#contract/cases/remarks.ts'
import { showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import type { QueueRow, WaitingCase } from '#contract/queue/queue.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stage-labels.ts'
import { daysSince, waitingTone } from '#web/domain/waiting.ts'

/** Identifies a row within its queue. */
export function rowKey(row: QueueRow): string {
  if (row.kind === 'overdueBills') return row.billId
  return row.kind === 'expiringThisWeek' ? `${row.vehicleId}-${row.expiryType}` : row.id
}

/** A plate, or the name of a payer or dealer, or the number of a bill. */
export function rowTitle(row: QueueRow): string {
  switch (row.kind) {
    case 'paymentsToCheck':
      return row.paymentBy.name
    case 'dealersToAccept':
      return `${row.firstName} ${row.lastName}`
    case 'overdueBills':
      return row.billNo
    default:
      return showPlate(row.vehicleNo)
  }
}

/** What tells a row from others with the same title. */
export function rowDetail(row: QueueRow): string {
  switch (row.kind) {
    case 'paymentsToCheck':
      return `${showRupees(row.Amount)} · ${row.Mode}`
    case 'dealersToAccept':
      return row.city
    case 'overdueBills':
      return showRupees(row.totalAmount)
    case 'expiringThisWeek':
      return row.expiryType
    default:
      return row.CaseNo
  }
}

/** The firm of the dealer. */
export const rowFirm = (row: QueueRow): string => (row.kind === 'overdueBills' ? row.client.firmName : row.firmName)

/** What a row lacks, as one text. */
export const rowLacks = ({ lacking }: QueueRow): string => lacking.map(showRemarks).join(', ')

/** Where a late file is, and for whom it waits. */
export const stageText = ({ stage, waitingOn }: WaitingCase): string =>
  `${stageLabels[stage]} · ${messages.stages.waitsOn(waitingOnLabels[waitingOn])}`

/** Since when a row waits, with the colour of the wait; for a paper the time until it expires. */
export function rowWait({ kind, waitsSince }: QueueRow): { text: string; tone: string } {
  const days = daysSince(waitsSince)
  return kind === 'expiringThisWeek'
    ? { text: messages.queue.inDays(-days), tone: 'text-muted' }
    : { text: messages.facets.waitedDays(days), tone: waitingTone(days) }
}

/** The month of a bill, such as `Oct 2026`. */
export const billMonthText = ({ billMonth, billYear }: { billMonth: number; billYear: number }): string =>
  showDay(`${billYear}-${String(billMonth).padStart(2, '0')}-01`).slice(3)
