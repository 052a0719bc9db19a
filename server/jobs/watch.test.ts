import { beforeEach, expect, test } from 'vitest'
import { accountEndpoints } from '#contract/account/account.ts'
import { BACKUP_IS_OLD } from '#contract/account/warning-codes.ts'
import { freeBytes } from '#server/adapters/local-files.ts'
import { recordFailure, recordGood, recordTarget } from '#server/backup/backup-records.ts'
import { writeMail } from '#server/outbox/mail-channel.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { LOW_DISK_BYTES, watchBackups, watchDisk } from './watch.ts'

const NOW = '2026-11-22T06:00:00Z'
const TARGET = '/mnt/backups'
const QUARTER = 15 * 60_000
const { office, admin: as } = await officeOfFileForYears(NOW)
const { pool, db } = office.database
const before = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000)
beforeEach(async () => {
  await pool.query('delete from backup_targets')
  await pool.query('delete from deliveries')
  await watchBackups(office.deps)
})

const warnings = async () =>
  (await office.ok(accountEndpoints.warnings, { as })).filter(({ code }) => code === BACKUP_IS_OLD)
const mails = async () =>
  (await db.selectFrom('deliveries').selectAll().where('template', '=', 'backups-old').execute()).map((mail) => ({
    to: mail.recipient,
    text: writeMail(office.deps, mail).text,
  }))
const logged = () => office.logs.filter((line) => line.includes(BACKUP_IS_OLD)).map((line) => JSON.parse(line))
const age = async () => Number(/^portal_backup_age_seconds (\S+)$/m.exec((await office.deps.metrics.read()).text)?.[1])

/** Tells the portal of a target, as the process of the backups does. */
async function record(goodAt: Date | undefined, failure?: string) {
  const client = await pool.connect()
  await recordTarget(client, TARGET, QUARTER, goodAt)
  if (failure) await recordFailure(client, TARGET, failure)
  client.release()
}

test('an office without automatic backups is not warned', async () => {
  expect([await warnings(), await mails(), await age()]).toEqual([[], [], Number.NaN])
})

test('a good backup of up to twice the interval ago warns of nothing', async () => {
  await record(before(30))
  await watchBackups(office.deps)
  expect([await warnings(), await mails()]).toEqual([[], []])
})

test('an older one is a log line, a line on My Profile, and a mail a day, until there is a good one', async () => {
  await record(before(31), 'The disk is full')
  const linesBefore = logged().length
  await watchBackups(office.deps)
  await watchBackups(office.deps)
  expect(await warnings()).toEqual([
    {
      code: BACKUP_IS_OLD,
      text: expect.stringContaining(`The last good backup in ${TARGET} is of 22/11/2026, 10:59`),
    },
  ])
  expect(logged().slice(linesBefore)).toMatchObject([{ level: 40 }])
  expect((await mails()).map(({ to }) => to)).toEqual([as.email])
  expect((await mails())[0]?.text).toContain('The last attempt failed: The disk is full')
  await office.clock.at('2026-11-22T19:00:00Z', () => watchBackups(office.deps)) // the next day of India
  expect(await mails()).toHaveLength(2)

  const client = await pool.connect()
  await recordGood(client, TARGET, before(1))
  client.release()
  await watchBackups(office.deps)
  expect([await warnings(), logged().at(-1)?.level]).toEqual([[], 30])
})

test('a target that never had a good one is counted from its set-up', async () => {
  await record(undefined)
  await pool.query('update backup_targets set set_up_at = $1', [before(31)])
  await watchBackups(office.deps)
  expect((await warnings())[0]?.text).toContain(`There is no good backup in ${TARGET} yet.`)
  expect((await mails())[0]?.text).toContain(`No backup in ${TARGET} has succeeded yet.`)
})

test('the age is among the metrics', async () => {
  await record(new Date(Date.now() - 120_000))
  expect(await age()).toBeGreaterThan(119)
  expect(await age()).toBeLessThan(3600)
})

const told = () => office.logs.filter((line) => line.includes('disk-nearly-full')).map((line) => JSON.parse(line))

test('a disk with too little room is warned of once, until it has room again', async () => {
  const measured: string[] = []
  const watch = (bytes: number) =>
    watchDisk(office.deps, async (folder) => {
      measured.push(folder)
      return bytes
    })
  await watch(LOW_DISK_BYTES)
  expect(told()).toEqual([])
  await watch(LOW_DISK_BYTES - 1)
  await watch(5)
  expect(told().map(({ level }) => level)).toEqual([40])
  expect(office.deps.warnings.list()).toHaveLength(1)
  await watch(LOW_DISK_BYTES)
  expect(office.deps.warnings.list()).toEqual([])
  await watch(7)
  expect(told().map(({ level }) => level)).toEqual([40, 30, 40])
  expect(new Set(measured)).toEqual(new Set([office.deps.config.DATA_DIR]))
})

test('the room that is left is among the metrics', async () => {
  const { text } = await office.deps.metrics.read()
  const told = Number(/^portal_disk_free_bytes (\S+)$/m.exec(text)?.[1])
  const real = await freeBytes(office.deps.config.DATA_DIR)
  expect(Math.abs(told - real) / real).toBeLessThan(0.2)
})
