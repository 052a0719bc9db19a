import { isExpiryType } from '#contract/cases/case-list-fields.ts'
import { reminderEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import type { ReminderSearch } from './reminder-search.ts'

const PAGE_SIZE = 50

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
  apiQuery(reminderEndpoints.worklist, { body: { ...worklistFilter(search), page, pageSize: PAGE_SIZE } })

export const reminderSettings = () => apiQuery(reminderEndpoints.settings, {})

export const reminderTexts = () => apiQuery(reminderEndpoints.templates, {})

/** Every case may change what is due, so each visit loads it again. */
export const dueToday = () => ({ ...apiQuery(reminderEndpoints.dueToday, {}), staleTime: 0 })
