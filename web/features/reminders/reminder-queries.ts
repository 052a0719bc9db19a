import { isExpiryType } from '#contract/cases/case-list-fields.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showInstantDay } from '#contract/dates.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'
import { t } from '#contract/texts.ts'
import { reminderEndpoints } from '#web/endpoints.generated.ts'
import { matchesMedia } from '#web/lib/browser.ts'
import { apiQuery } from '#web/lib/query.ts'
import type { ReminderSearch } from './reminder-search.ts'

/** A phone shows fewer rows at once, so that its page stays short. */
const pageSize = () => (matchesMedia('(max-width: 47.99rem)') ? 25 : 50)

export const reminderWeek = () => apiQuery(reminderEndpoints.week, {})

/** What narrows the worklist, as its call takes it. */
export const worklistFilter = ({ band, kind, firm, rto, by, search, resting, new: isNew }: ReminderSearch) => ({
  band,
  kind: isExpiryType(kind) ? kind : undefined,
  firmName: firm,
  rto,
  createdBy: by,
  search,
  includeSnoozed: resting === 1 || undefined,
  notContacted: isNew === 1 || undefined,
})

/** A page of the worklist, soonest first; the first page counts from 0. */
export const worklistPage = (search: ReminderSearch, page: number) =>
  apiQuery(reminderEndpoints.worklist, { body: { ...worklistFilter(search), page, pageSize: pageSize() } })

export const reminderSettings = () => apiQuery(reminderEndpoints.settings, {})

export const reminderTexts = () => apiQuery(reminderEndpoints.templates, {})

/** Every case may change what is due, so each visit loads it again. */
export const dueToday = () => ({ ...apiQuery(reminderEndpoints.dueToday, {}), staleTime: 0 })

/** `MH 12 AB 1234, Insurance`. */
export const reminderName = ({ vehicleNo, kind }: Reminder): string =>
  t.reminders('openOf', { plate: showPlate(vehicleNo), kind: t.reminders(`kinds.${kind}`) })

export function endText({ days }: Reminder): { text: string; tone: string } {
  if (days < 0) return { text: t.reminders('daysAgo', { days: -days }), tone: 'font-medium text-bad' }
  return { text: t.reminders('inDays', { days }), tone: days <= 7 ? 'text-warn' : 'text-muted' }
}

export function contactText({ lastSentAt, lastChannel, lastOutcome }: Reminder): string {
  if (lastSentAt === null || lastOutcome === null) return t.reminders('notContacted')
  const channel = lastChannel === null ? t.reminders('byGateway') : t.reminders(`channels.${lastChannel}`)
  return t.reminders('lastContact', {
    outcome: t.reminders(`outcomes.${lastOutcome}`),
    channel,
    day: showInstantDay(lastSentAt),
  })
}

/** The text for whoever is turned to at `numberOf`, in each language. */
export const textTo = ({ text, dealerText }: Reminder) => dealerText ?? text

/** The number to call: the owner's, else the dealer's. */
export const numberOf = ({ owner, dealerPhone }: Reminder): string | null => owner?.phoneNo ?? dealerPhone ?? null
