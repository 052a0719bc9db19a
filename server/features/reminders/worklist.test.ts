import { expect, test } from 'vitest'
import { addDays, officeDay } from '#contract/dates.ts'
import { reminderEndpoints as calls } from '#contract/reminders/reminder-endpoints.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { whileHeld } from '#test/while-held.ts'

const { office, admin } = await officeOfFile()
const inDays = (days: number) => addDays(officeDay(new Date()), days)
/** Dates that no band holds. */
const FAR = { insuranceExpiry: inDays(400), pucExpiry: inDays(400), fitnessExpiry: inDays(400), taxExpiry: inDays(400) }

const worklist = async (body: object, as: Session) => {
  const { data, meta } = requireSuccess(await office.call(calls.worklist, { as, body: { pageSize: 100, ...body } }))
  return { rows: data, total: meta?.total, bands: meta?.bands }
}

test('the worklist is narrowed by To RTO and creator of the newest case that one may see, its counts as well', async () => {
  const [first, second] = [await office.employee(), await office.employee()]
  const [here, there] = [(await office.rto()).displayName, (await office.rto()).displayName]
  const file = (by: Session, fromRTO: string, toRTO: string, vehicleNo: string) =>
    office.caseIn('Created', {
      by,
      over: {
        vehicleDetail: { vehicleNo, chassisNo: `CH${vehicleNo}`, fromRTO, toRTO },
        expireDetail: { ...FAR, pucExpiry: inDays(3) },
      },
    })
  await file(first, here, here, 'MH16FI0001')
  await file(first, here, there, 'MH16FI0002')
  await file(second, there, there, 'MH16FI0002')
  const plates = async (body: object, as: Session = admin) => {
    const { rows, total, bands } = await worklist(body, as)
    expect([total, bands]).toEqual([rows.length, { overdue: 0, week: rows.length, month: 0, later: 0 }])
    return rows.map(({ vehicleNo }) => vehicleNo).sort()
  }
  expect(await plates({ rto: here })).toEqual(['MH16FI0001'])
  expect(await plates({ rto: ` ${there} ` })).toEqual(['MH16FI0002'])
  expect(await plates({ rto: here }, first)).toEqual(['MH16FI0001'])
  expect(await plates({ rto: there }, first)).toEqual(['MH16FI0002'])
  expect(await plates({ createdBy: first.userId })).toEqual(['MH16FI0001'])
  expect(await plates({ createdBy: second.userId, rto: there, kind: 'PUC' })).toEqual(['MH16FI0002'])
  expect(await plates({ createdBy: second.userId, rto: here })).toEqual([])
  expect(await plates({ createdBy: second.userId }, first)).toEqual([])
  const bad = await office.call(calls.worklist, { as: admin, body: { createdBy: 'somebody' } })
  expect(bad.status).toBe(400)
})

test('an employee’s week counts the contacts that its rows tell of', async () => {
  const [first, second] = [await office.employee(), await office.employee()]
  for (const by of [second, first])
    await office.caseIn('Created', {
      by,
      over: {
        vehicleDetail: { vehicleNo: 'MH16WK0001', chassisNo: 'CHMH16WK0001' },
        expireDetail: { ...FAR, pucExpiry: inDays(3) },
      },
    })
  // The newest case names the owner: the vehicle is the first one's.
  const [row] = (await worklist({}, first)).rows
  const contact = { vehicleId: row?.vehicleId ?? '', kind: 'PUC', channel: 'CALL', outcome: 'notReached' } as const
  await office.ok(calls.log, { as: first, body: contact })
  const weekOf = (as: Session) => office.ok(calls.week, { as })
  expect(await weekOf(first)).toEqual({ due: 1, contacted: 1 })
  expect((await worklist({ notContacted: true }, second)).total).toBe(1)
  expect(await weekOf(second)).toEqual({ due: 1, contacted: 0 })
})

test('a vehicle whose dealer or owner was told of the present date is left out, as far as the actor may know of it', async () => {
  const [first, second] = [await office.employee(), await office.employee()]
  const file = (by: Session, vehicleNo: string) =>
    office.caseIn('Created', {
      by,
      over: {
        vehicleDetail: { vehicleNo, chassisNo: `CH${vehicleNo}` },
        expireDetail: { ...FAR, pucExpiry: inDays(20) },
      },
    })
  await file(second, 'MH16NC0001')
  // The newest case names the owner: the vehicle is the first one's.
  await file(first, 'MH16NC0001')
  await file(first, 'MH16NC0002')
  const open = async (as: Session) => {
    const { rows, total, bands } = await worklist({ notContacted: true, search: 'MH16NC' }, as)
    expect([total, bands?.month]).toEqual([rows.length, rows.length])
    return rows.map(({ vehicleNo }) => vehicleNo).sort()
  }
  const [row] = (await worklist({ search: 'MH16NC0001' }, first)).rows
  const contact = { vehicleId: row?.vehicleId ?? '', kind: 'PUC', channel: 'CALL', outcome: 'notReached' } as const
  await office.ok(calls.log, { as: first, body: contact })
  expect(await open(admin)).toEqual(['MH16NC0002'])
  expect(await open(first)).toEqual(['MH16NC0002'])
  expect(await open(second)).toEqual(['MH16NC0001'])
  const all = {
    before: (await worklist({}, admin)).bands,
    without: (await worklist({ notContacted: true }, admin)).bands,
  }
  expect((all.before?.month ?? 0) - (all.without?.month ?? 0)).toBe(1)
})

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
