import { expect, test } from 'vitest'
import { boardEndpoints } from '#contract/board/board.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { Stage } from '#contract/cases/case-values.ts'
import { addDays, dayStart } from '#contract/dates.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { officeOfFileForYears } from '#test/office.ts'

const TODAY = '2026-11-23'
const { office, admin } = await officeOfFileForYears('2026-11-23T06:00:00Z')

const daysAgo = (days: number) => dayStart(addDays(TODAY, -days)).toISOString()
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
