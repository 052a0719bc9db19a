import { messages } from '#contract/messages.ts'
import type { QueueKind } from '#contract/queue/queue-kinds.ts'
import { daysSince } from '#web/domain/waiting.ts'

/** The name of each kind of work. */
export const kindLabels: Record<QueueKind, string> = {
  toVerify: messages.queue.toVerify,
  toAssign: messages.queue.toAssign,
  paymentsToCheck: messages.queue.paymentsToCheck,
  dealersToAccept: messages.queue.dealersToAccept,
  overdueBills: messages.queue.overdueBills,
  lateFiles: messages.queue.lateFiles,
  expiringThisWeek: messages.queue.expiringThisWeek,
  rejectedToFix: messages.queue.rejectedToFix,
}

/** The wait of the first row of a kind, in short; an expiring paper's is still to come. */
export const oldestText = (kind: QueueKind, oldestAt: string): string =>
  kind === 'expiringThisWeek'
    ? messages.queue.soonest(-daysSince(oldestAt))
    : messages.queue.oldest(daysSince(oldestAt))

/** What an empty queue of each kind would hold. */
export const emptyTexts: Record<QueueKind, string> = {
  toVerify: messages.queue.toVerifyEmpty,
  toAssign: messages.queue.toAssignEmpty,
  paymentsToCheck: messages.queue.paymentsToCheckEmpty,
  dealersToAccept: messages.queue.dealersToAcceptEmpty,
  overdueBills: messages.queue.overdueBillsEmpty,
  lateFiles: messages.queue.lateFilesEmpty,
  expiringThisWeek: messages.queue.expiringThisWeekEmpty,
  rejectedToFix: messages.queue.rejectedToFixEmpty,
}
