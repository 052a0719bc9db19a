import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import type { CaseFilter } from '#contract/cases/case-query.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const { db } = office.database
const asha = await office.employee({ firstname: 'Sneha', lastname: 'Kulkarni' })
const other = await office.employee({ firstname: 'Omkar', lastname: 'Joshi' })
const dealer = await office.client({ firstName: 'Rekha', lastName: 'Nair', firmName: 'Nair Premium Cars' })
const otherDealer = await office.client({ firstName: 'Vijay', lastName: 'Iyer', firmName: 'Iyer Wheels' })
const owners = (await office.caseBody()).ownerDetails
const made = {
  ready: await office.caseIn('ready', {
    by: asha,
    over: {
      generalDetail: { applicationNo: 'APP/55' },
      vehicleDetail: { vehicleNo: 'GJ01ZZ4321' },
      ownerDetails: { ...owners, buyerPhoneNo: '9123456780' },
    },
  }),
  assigned: await office.caseIn('assigned', { by: other, client: dealer }),
  paid: await office.caseIn('paid', { by: other, client: otherDealer }),
  rejected: await office.caseIn('rejected', {
    by: other,
    over: { referenceDetail: { name: 'Shirish', contactNo: '9000000001' } },
  }),
  draft: await office.caseIn('Created', { by: asha }),
}
const nos = (rows: { CaseNo: string }[]) => rows.map(({ CaseNo }) => CaseNo).sort()
const body = { filterType: 'applicationDate' } as const
const verified = (more: Partial<CaseFilter>) =>
  office.call(calls.verifiedList, { as: admin, body: { ...body, ...more } })
const found = async (search: string) => {
  const { data, meta } = requireSuccess(await verified({ search }))
  expect(meta.total).toBe(data.length)
  return nos(data)
}

const searches: [string, (keyof typeof made)[]][] = [
  ['Rekha Nair', ['assigned']],
  ['rekha', ['assigned']],
  ['nair premium', ['assigned']],
  ['sneha', ['ready']],
  ['Sneha Kulkarni', ['ready']],
  [asha.employee.employeeCode ?? '', ['ready']],
  [(other.employee.employeeCode ?? '').toLowerCase(), ['assigned', 'paid']],
  ['app/55', ['ready']],
  ['gj 01 zz', ['ready']],
  ['91234 56780', ['ready']],
  ['3456780', ['ready']],
  ['nobody at all', []],
]

test.each(searches)('finds %s in the columns that a row shows', async (search, keys) => {
  expect(await found(search)).toEqual(nos(keys.map((key) => made[key])))
})

test.each(['assigned', 'READY', 'sign'])('finds the status %s', async (search) => {
  const status = search === 'READY' ? 'ready' : 'assigned'
  expect(await found(search)).toEqual([made[status].CaseNo])
})

test('finds a status together with the people of that name', async () => {
  const { id } = made.ready
  await sql`update users set last_name = 'Assigned' where id = ${asha.userId}`.execute(db)
  expect(await found('assigned')).toEqual(nos([made.assigned, made.ready]))
  const page = requireSuccess(await verified({ search: 'assigned', sort: 'applicationDate', page: 1, pageSize: 1 }))
  expect([page.data.length, page.meta.total]).toEqual([1, 2])
  await sql`update users set last_name = 'Kulkarni' where id = ${asha.userId}`.execute(db)
  expect(id).toBe(made.ready.id)
})

test('finds only statuses of the list, and within its facets', async () => {
  expect(await found('rejected')).toEqual([])
  expect(await found('Created')).toEqual([])
  const { data } = requireSuccess(await verified({ search: 'joshi', statuses: ['paid'] }))
  expect(nos(data)).toEqual([made.paid.CaseNo])
})

test('a list finds the reason and the reference of rejected cases, as it shows them', async () => {
  for (const search of ['papers missing', 'shirish', '9000000001', '90000 00001']) {
    const data = await office.ok(calls.rejectedList, { as: admin, body: { ...body, search } })
    expect([search, nos(data)]).toEqual([search, [made.rejected.CaseNo]])
  }
})

test('the lists in the address are searched by creator and status, too', async () => {
  const drafts = async (search: string) => nos(await office.ok(calls.unverified, { as: admin, query: { search } }))
  expect(await drafts('sneha')).toEqual([made.draft.CaseNo])
  expect(await drafts(asha.employee.employeeCode ?? '')).toEqual([made.draft.CaseNo])
  expect(await drafts('created')).toEqual([made.draft.CaseNo])
  expect(await drafts('updated')).toEqual([])
})

test('an employee finds own cases only, by any name', async () => {
  const own = async (search: string) => nos(await office.ok(calls.myVerified, { as: asha, body: { ...body, search } }))
  expect(await own('omkar')).toEqual([])
  expect(await own('rekha')).toEqual([])
  expect(await own('kulkarni')).toEqual([made.ready.CaseNo])
  expect(await own('ready')).toEqual([made.ready.CaseNo])
})

test('a text of unusual characters finds nothing', async () => {
  for (const search of ["'; drop table cases --", '%%%', '___', '\\', 'ß'.repeat(50)])
    expect([search, await found(search)]).toEqual([search, []])
})
