import { expect, test } from 'vitest'
import { reminderEndpoints as calls } from '#contract/reminders/reminder-endpoints.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { whileHeld } from '#test/while-held.ts'

const { office, admin } = await officeOfFile()

test('the history tells of two changes of a text at once what each has replaced', async () => {
  const write = (text: string) => () =>
    office.call(calls.editTemplates, { as: admin, body: [{ kind: 'PUC', language: 'en', text }] as never })
  requireSuccess(await write('First')())
  await whileHeld(
    office,
    "select from reminder_templates where kind = 'PUC' for update",
    write('Second'),
    write('Third'),
  )
  const { rows } = await office.database.pool.query(
    "select changes->'PUC en' as text from history where changes ? 'PUC en' order by seq desc limit 2",
  )
  expect(rows.map(({ text }) => text)).toEqual([
    { from: 'Second', to: 'Third' },
    { from: 'First', to: 'Second' },
  ])
})
