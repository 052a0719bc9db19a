import { messages } from '#contract/messages.ts'
import type { QueueKind } from '#contract/queue/queue-values.ts'
import type { StaffRole } from '#contract/roles.ts'
import { daysSince } from '#web/domain/waiting.ts'
import { type PagePath, paths } from '#web/paths.ts'

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

interface Source {
  page: PagePath
  label: string
}

const newCase = { page: paths.superadmin.newCase, label: messages.menu.newCase }
const verified = { page: paths.superadmin.verifiedCases, label: messages.menu.verifiedCases }
const clients = { page: paths.superadmin.clients, label: messages.menu.clients }

/** The page from which rows of each kind come. */
const sources: Record<QueueKind, Source> = {
  toVerify: newCase,
  toAssign: { page: paths.superadmin.myCases, label: messages.menu.casesToVerify },
  paymentsToCheck: verified,
  dealersToAccept: clients,
  overdueBills: { page: paths.superadmin.dues, label: messages.dues.title },
  lateFiles: { page: paths.superadmin.rto, label: messages.stages.title },
  expiringThisWeek: { page: paths.superadmin.reminders, label: messages.reminders.title },
  rejectedToFix: verified,
}

const ofEmployee: Partial<Record<QueueKind, Source>> = {
  toVerify: { page: paths.employee.newCase, label: messages.menu.newCase },
  lateFiles: { page: paths.employee.rto, label: messages.stages.title },
  expiringThisWeek: { page: paths.employee.reminders, label: messages.reminders.title },
  rejectedToFix: { page: paths.employee.verifiedCases, label: messages.menu.ownVerifiedCases },
}

/** The page from which rows of a kind come, for a role. */
export const sourceOf = (kind: QueueKind, role: StaffRole): Source =>
  (role === 'employee' && ofEmployee[kind]) || sources[kind]
