import { v7 as newId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { activityEndpoints } from '#contract/activity/activity.ts'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { caseGroupEndpoints } from '#contract/cases/case-groups.ts'
import { rejectionCodes, stages } from '#contract/cases/case-values.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import { HOUR } from '#contract/durations.ts'
import { employeeEndpoints } from '#contract/employees/employee.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { attachmentKinds } from '#contract/papers/paper-values.ts'
import { paymentGroupEndpoints } from '#contract/payments/payment-groups.ts'
import { queueEndpoints } from '#contract/queue/queue.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { reminderBands } from '#contract/reminders/reminder-values.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { requestStatuses } from '#contract/requests/request-values.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { teamEndpoints } from '#contract/team/member.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { fillOffice } from '#demo/fill-office.ts'
import { knownVehicles } from '#demo/known-vehicle-data.ts'
import { countTurnaround } from '#server/features/board/turnaround.ts'
import { sendDunnings } from '#server/features/dunning/send-dunnings.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { runCommand } from '#server/jobs/run-command.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { newToken } from '#server/security/keys.ts'
import { requireFile, requireSuccess } from '#test/caller.ts'
import { clientFigures, staffFigures, superadminFigures, wrong } from '#test/figures.ts'
import { openOfficeForYears } from '#test/office.ts'
import { faultsOfReading, listsOf } from '#test/read-lists.ts'
import { pagesOfPdf } from '#test/read-pdf.ts'
import { expectTallyBalances } from '#test/tally-balances.ts'
import { visitorOf } from '#test/web-visitor.ts'
import { paths } from '#web/lib/paths.ts'

/* The sample office of `npm run demo`, with fewer cases. */

const NOW = new Date('2026-11-23T09:30:00Z')
const today = officeDay(NOW)
const CASES = 140
const office = await openOfficeForYears()
afterAll(() => office.close())
const {
  superadmin: admin,
  employee,
  client,
} = await fillOffice(
  office,
  NOW,
  {
    async everyDay() {
      await runMonthEnd(office.deps)
      await runJobsOnce(office.deps)
    },
    everyMorning: () => sendDunnings(office.deps),
  },
  CASES,
)
const allDates = { filterType: 'applicationDate', fromDate: addDays(today, -500), toDate: today } as const

test('has as many branches, firms, RTOs, people and cases as it says', async () => {
  const count = async (endpoint: Endpoint) => requireSuccess(await office.call(endpoint, { as: admin })).meta.total
  const { allBranches, allFirms, allRtos } = referenceEndpoints
  expect(await Promise.all([allBranches, allFirms, allRtos].map(count))).toEqual([3, 12, 40])
  expect(await Promise.all([employeeEndpoints.all, clientEndpoints.all].map(count))).toEqual([6, 15])
  const { rows } = await office.database.pool.query('select count(*)::int as cases from cases')
  expect(rows).toEqual([{ cases: CASES }])
})

test('has files in every stage, some late, and some that wait for others', async () => {
  const counts = await office.ok(stageEndpoints.counts, { as: admin })
  expect(counts.filter(({ count }) => count > 0).map(({ stage }) => stage)).toEqual(stages)
  expect(counts.some(({ late }) => late > 0)).toBe(true)
  const data = await office.ok(stageEndpoints.list, { as: admin, body: { waitingOn: 'dealer' } })
  expect(data.some(({ stage }) => stage !== 'handedOver')).toBe(true)
})

test('has rejected cases with reasons of several kinds', async () => {
  const data = await office.ok(caseEndpoints.rejectedList, { as: admin, body: allDates })
  const details = await Promise.all(
    data.map(({ id }) => office.ok(caseEndpoints.details, { as: admin, params: { id } })),
  )
  const codes = new Set(details.map(({ reasonCode }) => reasonCode))
  expect(codes.size).toBeGreaterThan(1)
  expect([...codes].every((code) => code && rejectionCodes.includes(code))).toBe(true)
})

test('has vehicles of several cases, with scans, reminders and forms to print', async () => {
  for (const { plate, cases, reminders } of knownVehicles) {
    const details = await office.call(vehicleEndpoints.details, { as: admin, params: { plate } })
    const vehicle = requireSuccess(details).data
    expect(vehicle.cases).toHaveLength(cases.length)
    expect(vehicle.reminders.length).toBeGreaterThanOrEqual(reminders.length)
  }
  const transfer = knownVehicles.find(({ cases }) => cases.at(-1)?.asks.isTransfer)
  const details = await office.call(vehicleEndpoints.details, { as: admin, params: { plate: transfer?.plate ?? '' } })
  const caseId = requireSuccess(details).data.cases[0]?.id ?? ''
  const { papers } = await office.ok(paperEndpoints.ofCase, { as: admin, params: { caseId } })
  const kinds = papers.flatMap(({ attachments }) => attachments.map(({ kind }) => kind))
  expect([...new Set(kinds)].sort()).toEqual(attachmentKinds)

  const forms = await office.ok(officialFormEndpoints.all, { as: admin })
  expect(forms.map(({ name }) => name).sort()).toEqual(['Form 29', 'Form 30'])
  const body = { caseId, formIds: forms.map(({ id }) => id) }
  const pages = await pagesOfPdf(requireFile(await office.call(officialFormEndpoints.print, { as: admin, body })))
  expect(pages).toHaveLength(2)
  for (const page of pages) expect(page.replaceAll(/\s/g, '')).toContain(transfer?.plate)
})

test('names one owner where no transfer is asked for, and its vehicle the last buyer', async () => {
  const { rows } = await office.database.pool.query(
    "select case_no from cases where transfer_to = 'NA' and seller_name <> buyer_name",
  )
  expect(rows).toEqual([])
  const [{ plate } = { plate: '' }] = knownVehicles
  const { owner, cases } = await office.ok(vehicleEndpoints.details, { as: admin, params: { plate } })
  const params = { id: cases.at(-1)?.id ?? '' }
  const { ownerDetails } = await office.ok(caseEndpoints.details, { as: admin, params })
  expect(owner?.name).toBe(ownerDetails.buyerName)
})

test('has reminders in every band, and what came of those of three months', async () => {
  const { meta } = requireSuccess(await office.call(reminderEndpoints.worklist, { as: admin, body: { pageSize: 1 } }))
  for (const band of reminderBands) expect(meta.bands?.[band], band).toBeGreaterThan(0)
  const rows = await office.ok(reminderEndpoints.report, { as: admin })
  const months = new Set(rows.filter(({ sent }) => sent > 0).map(({ month }) => month))
  expect(months.size).toBeGreaterThanOrEqual(3)
  expect(rows.some(({ renewed }) => renewed > 0)).toBe(true)
  expect(rows.some(({ renewedElsewhere }) => renewedElsewhere > 0)).toBe(true)
})

test('has requests of dealers in every state, some with files', async () => {
  const data = await office.ok(requestEndpoints.all, { as: admin })
  expect([...new Set(data.map(({ status }) => status))].sort()).toEqual(requestStatuses.toSorted())
  expect(data.some(({ status, attachments }) => status === 'open' && attachments.length > 0)).toBe(true)
})

test('has papers that dealers sent and nobody of the office has looked at', async () => {
  const rows = await office.ok(queueEndpoints.rows, { as: admin, body: { kind: 'papersToCheck' } })
  expect(rows.length).toBeGreaterThan(1)
})

test('shows every figure as the list that it opens counts it', async () => {
  await runCommand(office.deps, countTurnaround)
  const seen = visitorOf(office, admin)
  const clients = await office.ok(clientEndpoints.all, { as: admin })
  const ofClient = clients.find(({ email }) => email === client.email)?.id ?? ''
  const figures = [
    ...(await staffFigures(seen, 'superadmin', today)),
    ...(await superadminFigures(seen)),
    ...(await staffFigures(visitorOf(office, employee), 'employee', today)),
    ...(await clientFigures(visitorOf(office, client), seen, ofClient)),
  ]
  expect(wrong(figures)).toEqual([])
  expect(figures.filter(({ shown }) => shown > 0).length).toBeGreaterThan(60)
})

test('the vouchers for Tally come to the statements of all dealers, to the paisa', async () => {
  const { clients, vouchers } = await expectTallyBalances(office, admin, addDays(today, -800), today)
  expect(clients).toBeGreaterThan(5)
  const kinds = new Set(vouchers.map(({ id }) => id.slice(0, id.indexOf('-'))))
  expect([...kinds].toSorted()).toEqual(['adjustment', 'bill', 'penalty', 'receipt', 'sale', 'waiver'])
})

test('everybody may open every page that a notification links to', async () => {
  const { db, pool } = office.database
  const everybody = await db.selectFrom('users').select(['id', 'role', 'email']).where('is_active', '=', true).execute()
  expect(everybody.length).toBeGreaterThan(20)
  let links = 0
  for (const { id: userId, role, email } of everybody) {
    const { token, hash } = newToken()
    await pool.query(
      `insert into sessions (token_hash, id, user_id, created_at, last_seen_at, idle_until, ends_at)
       values ($1, $2, $3, $4, $4, $5, $5)`,
      [hash, newId(), userId, office.clock.now(), new Date(office.clock.now().getTime() + HOUR)],
    )
    const as = { userId, token, email, password: '' }
    const query = { page: 0, pageSize: 100 }
    const told = await office.ok(notificationEndpoints.all, { as, query })
    if ([admin, employee, client].some((one) => one.userId === userId)) expect(told.length, role).toBeGreaterThan(0)
    const pages: unknown[] = Object.values(paths[role]).filter((page) => typeof page === 'string')
    for (const link of new Set(told.flatMap(({ link }) => link ?? []))) {
      links += 1
      const [, caseNo] = /^\/\w+\/cases\/(VR-\d+)$/.exec(link) ?? []
      if (caseNo === undefined) {
        expect(pages).toContain(link.split('?')[0])
        continue
      }
      expect(link).toBe(paths[role].caseDetail(caseNo))
      const { rows } = await pool.query('select id from cases where case_no = $1', [caseNo])
      const details = await office.call(caseEndpoints.details, { as, params: { id: rows[0]?.id } })
      expect(details.status, link).toBe(200)
    }
  }
  expect(links).toBeGreaterThan(100)
})

test('has pages that the superadmin has pinned, and lists of several dealers to group', async () => {
  const { pinnedPages } = await office.ok(identityEndpoints.myProfile, { as: admin })
  const ofSuperadmin: readonly unknown[] = Object.values(paths.superadmin)
  expect(pinnedPages.length).toBeGreaterThan(2)
  for (const page of pinnedPages) expect(ofSuperadmin).toContain(page)
  const cases = await office.ok(caseGroupEndpoints.byFirm, {
    as: admin,
    body: { list: 'verifiedList', range: { filterType: 'applicationDate' } },
  })
  expect(cases.length).toBeGreaterThan(2)
  const payments = await office.ok(paymentGroupEndpoints.byClient, { as: admin, body: { list: 'pending' } })
  expect(payments.length).toBeGreaterThan(2)
})

test('has reminders of overdue bills, and one dealer who gets none', async () => {
  const query = { kind: 'bill', action: 'overdue reminder sent' } as const
  expect((await office.ok(activityEndpoints.list, { as: admin, query })).length).toBeGreaterThan(0)
  const clients = await office.ok(clientEndpoints.all, { as: admin })
  expect(clients.filter(({ isDunningPaused }) => isDunningPaused).length).toBe(1)
})

test('has a dealer of four people, a conversation with internal words, and few unread notifications', async () => {
  const team = await office.ok(teamEndpoints.all, { as: client })
  expect(team.map(({ isOwner, canPay }) => [isOwner, canPay])).toEqual([
    [true, true],
    [false, false],
    [false, true],
    [false, false],
  ])
  expect(team.map(({ isActive }) => isActive)).toEqual([true, true, true, false])
  const { data, meta } = requireSuccess(await office.call(notificationEndpoints.all, { as: client }))
  expect(data.some(({ event }) => event === 'comment')).toBe(true)
  expect(meta?.unread).toBeLessThan(20)
})

test('every list is read to its end without a row lost or repeated while others write', async () => {
  office.clock.set(NOW)
  const lists = await listsOf(office, { superadmin: admin, employee, client }, today)
  expect(new Set(lists.map(({ endpoint }) => endpoint)).size).toBe(allEndpoints.filter(({ paged }) => paged).length)
  const read = []
  for (const list of lists) read.push(await faultsOfReading(office, admin, list))
  expect(read.filter(({ repeated, lost }) => repeated.length > 0 || lost.length > 0)).toEqual([])
  expect(read.filter(({ hasRows }) => !hasRows).map(({ call }) => call)).toEqual([])
})
