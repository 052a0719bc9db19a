import { expect, test } from 'vitest'
import { searchOfQuery } from '#web/table/views/saved-view.ts'
import { worklistFilter } from './reminder-queries.ts'
import { type ReminderSearch, reminderSearch } from './reminder-search.ts'

test('a saved view of the worklist brings back every filter of its address', () => {
  const { shown: _, ...filters }: Required<ReminderSearch> = {
    band: 'week',
    kind: 'PUC',
    firm: 'Premium Cars',
    rto: 'MH-12 - PUNE',
    by: 'b7a7c1de-9d2f-4d0a-8c57-0a8f6f0f7f11',
    search: 'MH12',
    resting: 1,
    new: 1,
    shown: 1,
  }
  expect(reminderSearch(searchOfQuery('reminders', worklistFilter({ ...filters, shown: undefined })))).toMatchObject(
    filters,
  )
})
