import { describe, expect, test } from 'vitest'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import type { CaseFilter } from '#contract/cases/case-query.ts'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import { DAY, HOUR } from '#contract/durations.ts'
import { requireSuccess } from '#test/caller.ts'
import type { MadeCase } from '#test/factories.ts'
import { officeOfFileForYears } from '#test/office.ts'

const { office, admin } = await officeOfFileForYears('2026-03-02T06:00:00Z')
const asha = await office.employee()
const other = await office.employee()
const dealer = await office.client()
const secondDealer = await office.client()
const advance = (by: number) => office.clock.set(new Date(office.clock.now().getTime() + by))
const unknown = '01900000-0000-7000-8000-00000000dead'

/** One case for each status, made on consecutive days, the newest today. */
const statuses = ['Created', 'Updated', 'ready', 'assigned', 'paid', 'rejected'] as const satisfies CaseStatus[]
const made = {} as Record<CaseStatus, MadeCase>
const since = {} as Record<CaseStatus, string>
for (const status of statuses) {
  made[status] = await office.caseIn(status, { by: asha, client: dealer })
  since[status] = office.clock.now().toISOString()
  advance(DAY)
}
const [here, there] = [await office.rto(), await office.rto()]
const others = await office.caseIn('ready', {
  by: other,
  client: secondDealer,
  over: { vehicleDetail: { fromRTO: here.displayName, toRTO: there.displayName } },
})
const nos = (rows: { CaseNo: string }[]) => rows.map(({ CaseNo }) => CaseNo).sort()
const of = (...cases: MadeCase[]) => nos(cases)
const all = { filterType: 'applicationDate' } as const
const verified = async (more: Partial<CaseFilter> = {}) =>
  requireSuccess(await office.call(calls.verifiedList, { as: admin, body: { ...all, ...more } }))

describe('the time of waiting', () => {
  test('begins with the change to the present status, and a paid case has none', async () => {
    const rows = [
      ...(await office.ok(calls.unverified, { as: admin })),
      ...(await verified()).data,
      ...(await office.ok(calls.rejectedList, { as: admin, body: all })),
    ].filter(({ id }) => id !== others.id)
    expect(rows.map(({ status, waitsSince }) => [status, waitsSince]).sort()).toEqual(
      statuses.map((status) => [status, status === 'paid' ? null : since[status]]).sort(),
    )
  })

  test('does not restart by a change that keeps the status', async () => {
    const body = { expiryType: 'TAX', newExpiryDate: '2041-02-04' }
    for (const { id } of [made.Updated, made.ready])
      await office.ok(calls.updateExpiry, { as: admin, params: { id }, body })
    const edit = await office.caseBody()
    await office.ok(calls.edit, { as: admin, params: { id: made.Updated.id }, body: edit })
    const waitsSince = async ({ id }: MadeCase) =>
      (await office.ok(calls.details, { as: admin, params: { id } })).waitsSince
    expect(await waitsSince(made.Updated)).toBe(since.Updated)
    expect(await waitsSince(made.ready)).toBe(since.ready)
  })

  test('sorts, the longest wait first, paid cases last in both directions', async () => {
    const sorted = async (sort: 'waitsSince' | '-waitsSince') => (await verified({ sort })).data.map(({ id }) => id)
    expect(await sorted('waitsSince')).toEqual([made.ready.id, made.assigned.id, others.id, made.paid.id])
    expect(await sorted('-waitsSince')).toEqual([others.id, made.assigned.id, made.ready.id, made.paid.id])
  })

  test('the time of waiting is counted in IST calendar days, and in more than the asked number', async () => {
    // Ready since 4 March 11:30 IST; today is 8 March.
    const isReadyFor = async (olderThanDays: number) =>
      nos((await verified({ statuses: ['ready'], olderThanDays })).data).includes(made.ready.CaseNo)
    expect([await isReadyFor(3), await isReadyFor(4)]).toEqual([true, false])
    advance(12 * HOUR + HOUR / 2) // 9 March, 00:00 IST
    expect([await isReadyFor(4), await isReadyFor(5)]).toEqual([true, false])
    advance(-12 * HOUR - HOUR / 2)
  })

  test('a list of cases that wait for days has the longest wait first, an exact total and no paid case', async () => {
    const { data, meta } = await verified({ olderThanDays: 0 })
    expect(data.map(({ id }) => id)).toEqual([made.ready.id, made.assigned.id])
    expect(meta.total).toBe(2)
    const second = await verified({ olderThanDays: 0, page: 1, pageSize: 1 })
    expect(second.data.map(({ id }) => id)).toEqual([made.assigned.id])
    expect(second.meta.total).toBe(2)
    expect((await verified({ olderThanDays: 3650 })).meta.total).toBe(0)
    const march = { fromDate: '2026-03-05', toDate: '2026-03-31', olderThanDays: 0 }
    expect(nos((await verified(march)).data)).toEqual(of(made.assigned))
  })
})

describe('any date', () => {
  test('includes cases without the date', async () => {
    const { data, meta } = await verified({ filterType: 'permitExpiry' })
    expect(nos(data)).toEqual(of(made.ready, made.assigned, made.paid, others))
    expect(meta.total).toBe(4)
    const pages = [0, 1, 2, 3].map(async (page) => (await verified({ page, pageSize: 1 })).data)
    expect((await Promise.all(pages)).flat()).toEqual((await verified()).data)
  })
})

describe('the facets', () => {
  test.each<[Partial<CaseFilter>, MadeCase[]]>([
    [{ statuses: ['ready'] }, [made.ready, others]],
    [{ statuses: ['paid', 'ready', 'Created'] }, [made.ready, others, made.paid]],
    [{ statuses: ['rejected'] }, []],
    [{ clientId: dealer.client.id }, [made.assigned, made.paid]],
    [{ clientId: dealer.userId, statuses: ['paid'] }, [made.paid]],
    [{ createdBy: other.userId }, [others]],
    [{ createdBy: admin.userId }, []],
    [{ createdBy: asha.userId, olderThanDays: 3 }, [made.ready]],
    [{ rto: 'MH99 - NOWHERE' }, []],
    [{ stage: 'papers', statuses: ['ready'] }, [made.ready, others]],
    [{ stage: 'submitted' }, []],
    [{ waitingOn: 'office', statuses: ['paid'] }, [made.paid]],
    [{ waitingOn: 'rto' }, []],
  ])('%j narrows a list', async (more, cases) => {
    const { data, meta } = await verified(more)
    expect([nos(data), meta.total]).toEqual([of(...cases), cases.length])
    const page = await verified({ ...more, page: 0, pageSize: 1 })
    expect([page.data.length, page.meta.total]).toEqual([Math.min(cases.length, 1), cases.length])
  })

  test('an RTO is that to which a vehicle goes', async () => {
    expect(nos((await verified({ rto: ` ${there.displayName} ` })).data)).toEqual(of(others))
    const from = await verified({ rto: here.displayName })
    expect([from.data, from.meta.total]).toEqual([[], 0])
    expect((await verified({ rto: (await office.pickers()).rto.displayName })).meta.total).toBe(3)
  })

  test('the facets of the lists in the address stand in the query string', async () => {
    const drafts = async (query: Record<string, string>) => nos(await office.ok(calls.unverified, { as: admin, query }))
    expect(await drafts({ statuses: 'Updated' })).toEqual(of(made.Updated))
    expect(await drafts({ statuses: 'Updated,Created,ready' })).toEqual(of(made.Updated, made.Created))
    expect(await drafts({ statuses: 'ready' })).toEqual([])
    expect(await drafts({ olderThanDays: '4' })).toEqual(of(made.Updated, made.Created))
    expect(await drafts({ createdBy: other.userId })).toEqual([])
    expect(await drafts({ clientId: dealer.client.id })).toEqual([])
    const own = requireSuccess(await office.call(calls.myDrafts, { as: asha, query: { statuses: 'Created' } }))
    expect(nos(own.data)).toEqual(of(made.Created))
  })

  test("an employee's lists stay within own cases", async () => {
    const own = async (more: Partial<CaseFilter>) =>
      nos(await office.ok(calls.myVerified, { as: other, body: { ...all, ...more } }))
    expect(await own({})).toEqual(of(others))
    expect(await own({ createdBy: asha.userId })).toEqual([])
    expect(await own({ clientId: dealer.client.id })).toEqual([])
    expect(await own({ statuses: ['paid'] })).toEqual([])
    expect(await own({ olderThanDays: 0 })).toEqual([])
  })

  test('the lists of a person are narrowed within them', async () => {
    const ofClient = async (id: string, more: Partial<CaseFilter>) =>
      nos((await office.ok(calls.ofClient, { as: admin, params: { id }, body: { ...all, ...more } })).cases)
    expect(await ofClient(dealer.client.id, {})).toEqual(of(made.assigned, made.paid))
    expect(await ofClient(dealer.client.id, { clientId: dealer.userId, statuses: ['paid'] })).toEqual(of(made.paid))
    expect(await ofClient(dealer.client.id, { clientId: secondDealer.client.id })).toEqual([])
    const ofEmployee = async (more: Partial<CaseFilter>) =>
      nos(
        (await office.ok(calls.ofEmployee, { as: admin, params: { id: asha.userId }, body: { ...all, ...more } }))
          .cases,
      )
    expect(await ofEmployee({ statuses: ['Created', 'rejected'] })).toEqual(of(made.Created, made.rejected))
    expect(await ofEmployee({ createdBy: other.userId })).toEqual([])
  })

  test('an unknown client or creator is 404 in every list, for everyone', async () => {
    for (const more of [{ clientId: unknown }, { createdBy: unknown }, { createdBy: dealer.userId }]) {
      const answers = [
        office.call(calls.verifiedList, { as: admin, body: { ...all, ...more } }),
        office.call(calls.rejectedList, { as: admin, body: { ...all, ...more } }),
        office.call(calls.ofClient, { as: admin, params: { id: dealer.client.id }, body: { ...all, ...more } }),
        office.call(calls.ofEmployee, { as: admin, params: { id: asha.userId }, body: { ...all, ...more } }),
        office.call(calls.myVerified, { as: asha, body: { ...all, ...more } }),
        office.call(calls.unverified, { as: admin, query: more }),
        office.call(calls.myDrafts, { as: asha, query: more }),
      ]
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 404))
    }
  })

  test.each([
    { statuses: [] },
    { statuses: ['open'] },
    { statuses: 'ready' },
    { clientId: 'x' },
    { createdBy: '' },
    { olderThanDays: -1 },
    { olderThanDays: 3651 },
    { olderThanDays: 1.5 },
    { rto: 'x'.repeat(201) },
    { stage: 'lost' },
    { waitingOn: 'nobody' },
  ])('%j is 400', async (more) => {
    const answer = await office.call(calls.verifiedList, { as: admin, body: { ...all, ...more } as CaseFilter })
    expect(answer.status).toBe(400)
  })
})
