import { expect, test } from 'vitest'
import { boardEndpoints, FILES_OF_FORECAST, RTO_FILES_SHOWN } from '#contract/board/board.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { Stage } from '#contract/cases/case-values.ts'
import { addDays, dayStart } from '#contract/dates.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { keepUsualDays } from '#server/features/board/turnaround.ts'
import { runCommand } from '#server/jobs/run-command.ts'
import { officeOfFileForYears } from '#test/office.ts'

const TODAY = '2026-11-23'
const { office, admin } = await officeOfFileForYears('2026-11-23T06:00:00Z')

const daysAgo = (days: number) => dayStart(addDays(TODAY, -days)).toISOString()
const ranges = async () => {
  office.clock.set('2026-11-23T06:00:00Z')
  return office.ok(boardEndpoints.rtoRanges, { as: admin })
}
const turnaround = async () => {
  office.clock.set('2026-11-23T06:00:00Z')
  return office.ok(boardEndpoints.rtoTurnaround, { as: admin })
}

/** Makes a case that reached the stages that many days ago. */
async function file(way: readonly (readonly [Stage, number])[], toRto = 'Pune') {
  const { id } = await office.caseIn('ready')
  const { pool } = office.database
  await pool.query('update cases set to_rto = $2 where id = $1', [id, toRto])
  for (const [stage, days] of way) {
    office.clock.set(daysAgo(days))
    const body = { stage, waitingOn: 'rto', note: 'Moved' }
    await office.ok(stageEndpoints.change, { as: admin, params: { caseId: id }, body })
  }
  return { id }
}

test('the turn-around is empty until a file is approved', async () => {
  await file([['submitted', 3]])
  expect(await turnaround()).toEqual([])
})

test('gives the middle and 9 of 10 for each RTO and service, the most frequent first', async () => {
  for (const days of [1, 2, 3, 4, 5, 6, 7, 8, 9, 40])
    await file([
      ['submitted', days + 2],
      ['approved', 2],
    ])
  const rows = await turnaround()
  const services = rows.map(({ service }) => service)
  expect(services.length).toBeGreaterThan(0)
  expect(new Set(services).size).toBe(services.length)
  for (const row of rows) expect(row).toMatchObject({ toRTO: 'Pune', cases: 10, medianDays: 5, ninetiethDays: 9 })

  await file(
    [
      ['submitted', 30],
      ['approved', 10],
    ],
    'Thane',
  )
  const both = await turnaround()
  expect(both.map(({ toRTO }) => toRTO)).toEqual([...services.map(() => 'Pune'), ...services.map(() => 'Thane')])
  expect(both.at(-1)).toMatchObject({ toRTO: 'Thane', cases: 1, medianDays: 20, ninetiethDays: 20 })
})

test('counts skipped stages, leaves out rejected cases, and those that were approved before', async () => {
  const thane = async () => (await turnaround()).filter(({ toRTO }) => toRTO === 'Thane')[0]
  await file(
    [
      ['inProcess', 8],
      ['dispatched', 4],
    ],
    'Thane',
  )
  expect(await thane()).toMatchObject({ cases: 2, medianDays: 4, ninetiethDays: 20 })
  await file(
    [
      ['submitted', 130],
      ['approved', 91],
      ['handedOver', 5],
    ],
    'Thane',
  )
  await file([['approved', 5]], 'Thane')
  const rejected = await file(
    [
      ['submitted', 9],
      ['approved', 5],
    ],
    'Thane',
  )
  const body = { rejectionRemarks: 'Wrong papers' }
  await office.ok(caseEndpoints.reject, { as: admin, params: { id: rejected.id }, body })
  expect(await thane()).toMatchObject({ cases: 2 })
})

test('a file that came back counts its last approval', async () => {
  await file(
    [
      ['submitted', 30],
      ['approved', 25],
      ['submitted', 20],
      ['approved', 8],
    ],
    'Nagpur',
  )
  expect((await turnaround()).find(({ toRTO }) => toRTO === 'Nagpur')).toMatchObject({ cases: 1, medianDays: 12 })
})

test('the range of an RTO is of all its files, each counted once, whatever their services', async () => {
  const [pune, thane] = ['Pune', 'Thane'].map(
    (name) => async () => (await ranges()).find(({ toRTO }) => toRTO === name),
  )
  expect(await pune?.()).toMatchObject({ cases: 10, medianDays: 5, ninetiethDays: 9 })
  expect(await thane?.()).toMatchObject({ cases: 2, medianDays: 4, ninetiethDays: 20, openCount: 0, open: [] })
})

test('the files at an RTO are listed with their days since they were submitted, the longest first', async () => {
  const longer = await file([['submitted', 12]], 'Satara')
  const newer = await file(
    [
      ['submitted', 9],
      ['inProcess', 2],
    ],
    'Satara',
  )
  await file([['papers', 4]], 'Satara')
  const rejected = await file([['submitted', 5]], 'Satara')
  const body = { rejectionRemarks: 'Wrong papers' }
  await office.ok(caseEndpoints.reject, { as: admin, params: { id: rejected.id }, body })
  const satara = (await ranges()).find(({ toRTO }) => toRTO === 'Satara')
  expect(satara).toMatchObject({ cases: 0, medianDays: null, ninetiethDays: null, openCount: 2 })
  expect(satara?.open.map(({ id, days }) => [id, days])).toEqual([
    [longer.id, 12],
    [newer.id, 9],
  ])
  const { rows } = await office.database.pool.query<{ case_no: string; vehicle_no: string }>(
    'select case_no, vehicle_no from cases where id = $1',
    [longer.id],
  )
  expect(satara?.open[0]).toMatchObject({ CaseNo: rows[0]?.case_no, vehicleNo: rows[0]?.vehicle_no })
})

test('an RTO with more files than are shown gives the longest of them, and their number', async () => {
  const { id } = await file([['submitted', 50]], 'Beed')
  const copies = RTO_FILES_SHOWN + 2
  for (let n = 0; n < copies; n += 1) await file([['submitted', 1]], 'Beed')
  const beed = (await ranges()).find(({ toRTO }) => toRTO === 'Beed')
  expect(beed?.openCount).toBe(copies + 1)
  expect(beed?.open).toHaveLength(RTO_FILES_SHOWN)
  expect(beed?.open[0]).toMatchObject({ id, days: 50 })
})

test('a dealer is told two numbers once twenty files of the RTO and service are through, and nothing before', async () => {
  const dealer = await office.client()
  const { id } = await office.caseIn('assigned', { client: dealer })
  await office.database.pool.query('update cases set to_rto = $2 where id = $1', [id, 'Solapur'])
  const through = (days: number) =>
    file(
      [
        ['submitted', days + 2],
        ['approved', 2],
      ],
      'Solapur',
    )
  const told = async () => {
    office.clock.set('2026-11-23T06:00:00Z')
    await runCommand(office.deps, keepUsualDays)
    const [listed] = await office.ok(paymentEndpoints.myCases, { as: dealer })
    const { usualDays } = await office.ok(caseEndpoints.details, { as: dealer, params: { id } })
    expect(listed?.case.usualDays).toEqual(usualDays)
    return usualDays
  }
  for (let days = 1; days < FILES_OF_FORECAST; days++) await through(days)
  expect(await told(), 'nineteen files').toBeNull()
  await through(FILES_OF_FORECAST)
  expect(await told()).toEqual({ half: 10, most: 18 })
  expect(await office.ok(caseEndpoints.details, { as: admin, params: { id } })).not.toHaveProperty('usualDays')

  await office.database.pool.query(`update cases set rma = true where id = $1`, [id])
  expect(await told(), 'a service of which too few are through').toBeNull()
  await office.database.pool.query(`update cases set rma = false where id = $1`, [id])
  expect(await told()).toEqual({ half: 10, most: 18 })
  await office.database.pool.query(`update case_stages set reached_at = reached_at - interval '91 days'`)
  expect(await told(), 'all long ago').toBeNull()
})
