import { describe, expect, test } from 'vitest'
import type { StaffRole } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import { isAdminList, type ListName, listNames } from '#contract/views/list-names.ts'
import { viewEndpoints as calls } from '#contract/views/view-endpoints.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const [asha, ravi, otherAdmin] = [await office.employee(), await office.employee(), await office.employee()]
await office.database.pool.query(
  `update users set role = 'superadmin', employee_code = null, branch_code = null where id = $1`,
  [otherAdmin.userId],
)

const dated = { filterType: 'applicationDate', fromDate: '2026-01-01', toDate: '2026-03-31' }
const queries: Record<ListName, object> = {
  verified: { ...dated, statuses: ['ready', 'paid'], sort: '-createdAt', search: 'sharma' },
  unverified: { statuses: ['Created'], olderThanDays: 5 },
  rejected: { filterType: 'taxExpiry' },
  stages: { stage: 'submitted', waitingOn: 'rto', isLate: true, olderThanDays: 3 },
  vehicles: { search: 'MH12', sort: '-TAX' },
  reminders: { band: 'week', kind: 'PUC', includeSnoozed: true },
  payments: { search: 'UPI', sort: '-Amount' },
  clients: { sort: 'firmName', page: 2, pageSize: 50 },
}
const create = (as: Session, body: object) => office.call(calls.create, { as, body: body as never })
const made = async (as: Session, list: ListName, more: object = {}) =>
  requireSuccess(await create(as, { list, name: `My ${list}`, query: queries[list], ...more })).data
const edit = (as: Session, id: string, body: object) =>
  office.call(calls.edit, { as, params: { id }, body: body as never })
const remove = (as: Session, id: string) => office.call(calls.remove, { as, params: { id } })
const start = (as: Session, list: ListName, viewId: string | null) =>
  office.call(calls.start, { as, body: { list, viewId } })
const viewsOf = (as: Session) => office.ok(calls.all, { as })
const find = async (as: Session, id: string) => (await viewsOf(as)).find((view) => view.id === id)

describe('a view', () => {
  test.each(listNames)('a view of the list %s keeps its query', async (list) => {
    const answer = await create(admin, { list, name: ' Mine\t', query: queries[list] })
    expect(answer.status).toBe(201)
    const { data } = requireSuccess(answer)
    expect(data).toMatchObject({
      list,
      name: 'Mine',
      query: queries[list],
      isShared: false,
      isMine: true,
      isStart: false,
    })
    expect(await find(admin, data.id)).toEqual(data)
    // What is answered can be sent again.
    expect(requireSuccess(await edit(admin, data.id, { query: data.query })).data.query).toEqual(queries[list])
  })

  test.each<[ListName, object, string]>([
    ['verified', {}, 'query.filterType'],
    ['verified', { ...dated, toDate: '2025-01-01' }, 'query.toDate'],
    ['verified', { ...dated, hack: 1 }, 'query.hack'],
    ['unverified', { range: dated }, 'query.range'],
    ['unverified', { olderThanDays: -1 }, 'query.olderThanDays'],
    ['rejected', { filterType: 'applicationDate', statuses: ['gone'] }, 'query.statuses.0'],
    ['stages', { isLate: 'yes' }, 'query.isLate'],
    ['vehicles', { sort: 'owner' }, 'query.sort'],
    ['reminders', { band: 'soon' }, 'query.band'],
    ['payments', { status: 'paid' }, 'query.status'],
    ['clients', { search: 'x'.repeat(101) }, 'query.search'],
  ])('a view of the list %s with the query %j is refused', async (list, query, field) => {
    const { status, errors } = await create(admin, { list, name: 'Bad', query })
    expect([status, Object.keys(errors.fields ?? {})]).toEqual([400, [field]])
  })

  test('needs a list, a name of 1 to 100 characters and a query', async () => {
    const good = { list: 'vehicles', name: 'x'.repeat(100), query: {} }
    expect((await create(admin, good)).status).toBe(201)
    const bad = { list: 'bills', name: 'x'.repeat(101), query: [], isShared: 'yes' }
    for (const [field, value] of Object.entries(bad)) {
      const { status, errors } = await create(admin, { ...good, [field]: value })
      expect([status, Object.keys(errors.fields ?? {})], field).toEqual([400, [field]])
    }
    for (const name of ['', '  ', undefined])
      expect((await create(admin, { ...good, name })).errors.fields).toEqual({ name: t.views('nameRequired') })
    expect((await create(admin, { ...good, list: undefined })).errors.fields).toEqual({ list: t.views('listRequired') })
  })

  test('keeps the columns that it hides, or leaves them to the person', async () => {
    const { id, hiddenColumns } = await made(asha, 'verified')
    expect(hiddenColumns).toBeNull()
    const change = async (next: unknown) => (await edit(asha, id, { hiddenColumns: next })).status
    expect(await change(['createdBy', 'totalAmount'])).toBe(200)
    expect(await change(undefined)).toBe(200)
    expect((await find(asha, id))?.hiddenColumns).toEqual(['createdBy', 'totalAmount'])
    expect(await change(null)).toBe(200)
    expect((await find(asha, id))?.hiddenColumns).toBeNull()
    expect((await made(asha, 'stages', { hiddenColumns: [] })).hiddenColumns).toEqual([])
    for (const bad of ['stage', ['a b'], [''], ['234567890124'], ['x'.repeat(41)], Array(51).fill('a')])
      expect(await change(bad)).toBe(400)
  })

  test('stores no Aadhaar number', async () => {
    const query = { search: '2345 6789 0124' }
    const { data } = requireSuccess(await create(admin, { list: 'vehicles', name: 'Of 234567890124', query }))
    expect(data).toMatchObject({ name: 'Of XXXX XXXX 0124', query: { search: 'XXXX XXXX 0124' } })
  })
})

describe('private and shared views', () => {
  test('a private one is there for its owner alone', async () => {
    const { id } = await made(asha, 'verified')
    for (const as of [ravi, admin]) {
      expect(await find(as, id)).toBeUndefined()
      expect((await edit(as, id, { name: 'Taken' })).status).toBe(404)
      expect((await remove(as, id)).status).toBe(404)
      expect((await start(as, 'verified', id)).status).toBe(404)
    }
    expect(await find(asha, id)).toMatchObject({ isMine: true })
    expect((await edit(asha, '01900000-0000-7000-8000-00000000dead', { name: 'x' })).status).toBe(404)
  })

  test('a shared one is for all, and only its owner changes it', async () => {
    const { id } = await made(admin, 'stages', { isShared: true })
    for (const as of [asha, otherAdmin]) {
      expect(await find(as, id)).toMatchObject({ isShared: true, isMine: false, by: { firstName: expect.any(String) } })
      expect(await edit(as, id, { name: 'Taken' })).toMatchObject({ status: 403, message: t.views('notYours') })
      expect((await remove(as, id)).status).toBe(403)
    }
    requireSuccess(await edit(admin, id, { name: 'Files', query: {}, isShared: false }))
    expect(await find(asha, id)).toBeUndefined()
    expect(await find(admin, id)).toMatchObject({ name: 'Files', query: {}, isShared: false })
  })

  test('an employee shares nothing, and has no view of the lists of the superadmin', async () => {
    const shared = await create(asha, { list: 'verified', name: 'Ours', query: dated, isShared: true })
    expect(shared).toMatchObject({ status: 403, message: t.views('notShared') })
    const { id } = await made(asha, 'vehicles')
    expect((await edit(asha, id, { isShared: true })).status).toBe(403)
    for (const list of listNames.filter(isAdminList)) {
      expect((await create(asha, { list, name: 'x', query: {} })).status).toBe(403)
      expect((await start(asha, list, null)).status).toBe(403)
      const ofAdmin = await made(admin, list, { isShared: true })
      expect(await find(asha, ofAdmin.id)).toBeUndefined()
      expect(await find(otherAdmin, ofAdmin.id)).toBeDefined()
      expect((await edit(asha, ofAdmin.id, { name: 'x' })).status).toBe(404)
    }
  })

  test('the list of a view never changes', async () => {
    const { id } = await made(asha, 'vehicles')
    const { status, errors } = await edit(asha, id, { list: 'stages', query: {} })
    expect([status, errors.fields]).toEqual([400, { list: t.views('listStays') }])
    expect(requireSuccess(await edit(asha, id, { list: 'vehicles', name: 'New' })).data).toMatchObject({
      list: 'vehicles',
      name: 'New',
      query: queries.vehicles,
    })
    expect((await edit(asha, id, { query: { stage: 'papers' } })).status).toBe(400)
  })

  test('a deleted one is gone', async () => {
    const { id } = await made(asha, 'reminders')
    expect((await remove(asha, id)).data).toBeNull()
    expect((await remove(asha, id)).status).toBe(404)
  })

  test('a dealer has no views', async () => {
    const client = await office.client()
    expect((await office.call(calls.all, { as: client })).status).toBe(403)
  })
})

describe('the view with which a list begins', () => {
  test('a person has one start view for each list', async () => {
    const [first, second] = [await made(ravi, 'vehicles'), await made(admin, 'vehicles', { isShared: true })]
    const isStart = async (as: Session, id: string) => (await find(as, id))?.isStart
    requireSuccess(await start(ravi, 'vehicles', first.id))
    requireSuccess(await start(admin, 'vehicles', second.id))
    expect([await isStart(ravi, first.id), await isStart(ravi, second.id)]).toEqual([true, false])
    requireSuccess(await start(ravi, 'vehicles', second.id))
    expect([await isStart(ravi, first.id), await isStart(ravi, second.id)]).toEqual([false, true])
    expect((await start(ravi, 'stages', second.id)).status).toBe(404)
    requireSuccess(await edit(admin, second.id, { isShared: false }))
    requireSuccess(await edit(admin, second.id, { isShared: true }))
    expect([await isStart(ravi, second.id), await isStart(admin, second.id)]).toEqual([false, true])
    requireSuccess(await start(admin, 'vehicles', null))
    expect(await isStart(admin, second.id)).toBe(false)
    requireSuccess(await start(ravi, 'vehicles', second.id))
    requireSuccess(await remove(admin, second.id))
    requireSuccess(await start(ravi, 'vehicles', first.id))
  })
})

describe('the view with which a list of a role begins', () => {
  const startOf = (as: Session, role: StaffRole, list: ListName, viewId: string | null) =>
    office.call(calls.start, { as, body: { list, viewId, role } })
  const startsOf = async (as: Session, list: ListName) =>
    (await viewsOf(as)).filter((view) => view.list === list && view.isStart).map(({ id }) => id)
  const rolesOf = async (id: string) => (await find(admin, id))?.startOf

  test('begins the lists of all who have chosen none, not even all rows', async () => {
    const { id } = await made(admin, 'stages', { isShared: true })
    const [mine, person] = [await made(asha, 'stages'), await office.employee()]
    requireSuccess(await start(asha, 'stages', mine.id))
    requireSuccess(await start(ravi, 'stages', null))
    expect(await rolesOf(id)).toEqual([])
    requireSuccess(await startOf(otherAdmin, 'employee', 'stages', id))
    expect(await rolesOf(id)).toEqual(['employee'])
    expect(await startsOf(person, 'stages')).toEqual([id])
    expect(await startsOf(asha, 'stages')).toEqual([mine.id])
    for (const as of [ravi, admin]) expect(await startsOf(as, 'stages')).toEqual([])
    requireSuccess(await startOf(admin, 'superadmin', 'stages', id))
    expect(await rolesOf(id)).toEqual(['employee', 'superadmin'])
    expect(await startsOf(otherAdmin, 'stages')).toEqual([id])
    requireSuccess(await start(person, 'stages', null))
    expect(await startsOf(person, 'stages')).toEqual([])
    requireSuccess(await start(person, 'stages', id))
    requireSuccess(await startOf(admin, 'employee', 'stages', null))
    expect(await startsOf(person, 'stages')).toEqual([id])
    expect(await rolesOf(id)).toEqual(['superadmin'])
    // Who has lost the own start view begins as the role does.
    requireSuccess(await startOf(admin, 'employee', 'stages', id))
    requireSuccess(await remove(asha, mine.id))
    expect(await startsOf(asha, 'stages')).toEqual([id])
  })

  test('ends with the sharing and with the view', async () => {
    const person = await office.employee()
    const { id } = await made(admin, 'reminders', { isShared: true })
    requireSuccess(await startOf(admin, 'employee', 'reminders', id))
    requireSuccess(await edit(admin, id, { name: 'Renamed', isShared: true }))
    expect(await startsOf(person, 'reminders')).toEqual([id])
    requireSuccess(await edit(admin, id, { isShared: false }))
    requireSuccess(await edit(admin, id, { isShared: true }))
    expect(await startsOf(person, 'reminders')).toEqual([])
    requireSuccess(await startOf(admin, 'employee', 'reminders', id))
    requireSuccess(await remove(admin, id))
    expect(await startsOf(person, 'reminders')).toEqual([])
  })

  test('a start view of a role is set by a superadmin alone, and is a shared view of a list of the role', async () => {
    const shared = await made(admin, 'unverified', { isShared: true })
    for (const viewId of [shared.id, null])
      expect((await startOf(asha, 'employee', 'unverified', viewId)).status).toBe(403)
    const privateOf = async (as: Session) => (await made(as, 'unverified')).id
    for (const as of [asha, otherAdmin])
      expect((await startOf(admin, 'employee', 'unverified', await privateOf(as))).status).toBe(404)
    expect(await startOf(admin, 'employee', 'unverified', await privateOf(admin))).toMatchObject({
      status: 409,
      message: t.views('shareFirst'),
    })
    expect((await startOf(admin, 'employee', 'verified', shared.id)).status).toBe(404)
    const ofAdmins = await made(admin, 'clients', { isShared: true })
    const refused = [
      await startOf(admin, 'employee', 'clients', ofAdmins.id),
      await startOf(admin, 'client' as never, 'clients', ofAdmins.id),
    ]
    expect(refused.map(({ status, errors }) => [status, errors.fields])).toEqual([
      [400, { role: t.views('notTheirList') }],
      [400, { role: t.views('badRole') }],
    ])
    requireSuccess(await startOf(admin, 'superadmin', 'clients', ofAdmins.id))
    expect(await startsOf(otherAdmin, 'clients')).toEqual([ofAdmins.id])
  })

  test('a role has one start view after two are set at once, and none after its view is unshared meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const views = [
        await made(admin, 'rejected', { isShared: true }),
        await made(admin, 'rejected', { isShared: true }),
      ]
      const both = await Promise.all(
        views.map(({ id }, at) => startOf(at ? otherAdmin : admin, 'employee', 'rejected', id)),
      )
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      expect(await startsOf(await office.employee(), 'rejected')).toHaveLength(1)
      const [unshared, set] = await Promise.all([
        edit(admin, views[0]?.id ?? '', { isShared: false }),
        startOf(otherAdmin, 'employee', 'rejected', views[0]?.id ?? ''),
      ])
      expect([unshared.status, [200, 404].includes(set.status)]).toEqual([200, true])
      expect(await rolesOf(views[0]?.id ?? '')).toEqual([])
    }
  })
})

test('a person has at most 100 views, also when they come at once', async () => {
  const person = await office.employee()
  const save = () => create(person, { list: 'vehicles', name: 'Mine', query: {} })
  for (let batch = 0; batch < 11; batch += 1) await Promise.all(Array.from({ length: 9 }, save))
  const statuses = (await Promise.all([save(), save()])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 409])
  expect((await save()).message).toBe(t.views('tooMany'))
  expect(await viewsOf(person)).toHaveLength(100 + (await viewsOf(await office.employee())).length)
})
