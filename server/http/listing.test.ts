import { describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { exportEndpoints } from '#contract/exports/export.ts'
import { keyEndpoints } from '#contract/keys/key.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { serviceEndpoints } from '#contract/services/service.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { teamEndpoints } from '#contract/team/member.ts'
import { t } from '#contract/texts.ts'
import { viewEndpoints } from '#contract/views/view-endpoints.ts'
import { webhookEndpoints } from '#contract/webhooks/webhook.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

/* Paging, sorting and searching, the same in every list. */
const { office, admin } = await officeOfFile()
const owner = await office.client()
const today = officeDay(new Date())
const ofTeam = { phoneNo: '9822012345', canPay: false }

for (const firstName of ['Ravi', 'Asha', 'Meena'])
  await office.ok(teamEndpoints.add, {
    as: owner,
    body: { ...ofTeam, firstName, lastName: 'Shah', email: `${firstName.toLowerCase()}@listing.test` },
  })
for (const name of ['Late files', 'All files', 'Mine'])
  await office.ok(viewEndpoints.create, { as: admin, body: { list: 'stages', name, query: {} } })
for (const name of ['Form 30', 'Form 29', 'Notice'])
  await office.ok(officialFormEndpoints.edit, {
    as: admin,
    params: { id: (await uploadedForm(office.call, admin, await plainPdf(1))).id },
    body: { name },
  })
for (const name of ['Tally', 'Dashboard', 'Office tally']) {
  await office.ok(keyEndpoints.create, { as: admin, body: { name, scopes: ['cases:read'] } })
  const url = `https://${name.replace(' ', '-').toLowerCase()}.example.com/hook`
  await office.ok(webhookEndpoints.create, { as: admin, body: { url, events: ['case.paid'] } })
}
const files = []
for (const [index, plate] of ['MH12LS0003', 'MH12LS0001', 'MH12LS0002'].entries()) {
  office.clock.set(new Date(Date.now() - (20 - index) * 86_400_000))
  const expireDetail = { pucExpiry: addDays(today, 3 + index), insuranceExpiry: addDays(today, 400) }
  const over = {
    vehicleDetail: { vehicleNo: plate, chassisNo: `CH${plate}` },
    expireDetail: { ...expireDetail, fitnessExpiry: addDays(today, 400), taxExpiry: addDays(today, 400) },
  }
  files.push(await office.caseIn('assigned', { client: owner, over }))
}
office.clock.set(null)
const caseId = files[0]?.id ?? ''
await office.ok(caseEndpoints.updateExpiry, {
  as: admin,
  params: { id: caseId },
  body: { expiryType: 'TAX', newExpiryDate: addDays(today, 500) },
})
for (const text of ['First word', 'Another word', 'Last one'])
  await office.ok(commentEndpoints.add, { as: admin, params: { caseId }, body: { text, isInternal: false } })

type Query = Record<string, string | number>
type Row = Record<string, unknown>
const inQuery = (endpoint: Endpoint, as: Session, more: { params?: object; query?: Query } = {}) => ({
  refused: async (query: Query) => (await office.call(endpoint, { as, ...more, query } as never)).status,
  ask: async (query: Query) => {
    const answer = await office.call(endpoint, { as, ...more, query: { ...more.query, ...query } } as never)
    const { data, meta } = requireSuccess(answer)
    return { rows: data as Row[], meta }
  },
})
const inBody = (endpoint: Endpoint, as: Session, more: object = {}) => ({
  refused: async (body: Query) => (await office.call(endpoint, { as, body })).status,
  ask: async (body: Query) => {
    const { data, meta } = requireSuccess(await office.call(endpoint, { as, body: { ...more, ...body } }))
    return { rows: data as Row[], meta }
  },
})

const ofCase = { params: { caseId } }
const lists = [
  { name: 'services', ...inQuery(serviceEndpoints.all, admin), sort: 'expectedDays', search: 'FITNESS' },
  { name: 'services by label', ...inQuery(serviceEndpoints.all, owner), sort: 'label', search: 'form 29' },
  { name: 'forms', ...inQuery(officialFormEndpoints.all, admin), sort: 'name', search: 'form' },
  { name: 'team', ...inQuery(teamEndpoints.all, owner), sort: 'firstName', search: 'asha SHAH' },
  { name: 'views', ...inQuery(viewEndpoints.all, admin), sort: 'name', search: 'files' },
  { name: 'keys', ...inQuery(keyEndpoints.all, admin), sort: 'name', search: 'TALLY' },
  { name: 'webhooks', ...inQuery(webhookEndpoints.all, admin), sort: 'url', search: 'TALLY' },
  { name: 'comments', ...inQuery(commentEndpoints.ofCase, owner, ofCase), sort: 'at', search: 'WORD' },
  {
    name: 'run-sheet',
    ...inQuery(stageEndpoints.runSheet, admin, { query: { date: '2026-11-25' } }),
    sort: 'vehicleNo',
    search: 'ls0002',
  },
  { name: 'stages', ...inBody(stageEndpoints.list, admin), sort: 'stageSince', search: 'MH12LS0002' },
  {
    name: 'late files',
    ...inBody(stageEndpoints.list, admin, { isLate: true }),
    sort: 'stageSince',
    search: undefined,
  },
  { name: 'reminders', ...inBody(reminderEndpoints.worklist, admin), sort: 'expiryDate', search: 'MH12LS0002' },
  { name: 'notifications', ...inQuery(notificationEndpoints.all, owner), sort: 'at', search: undefined },
  {
    name: 'history',
    ...inQuery(caseEndpoints.history, admin, { params: { id: caseId } }),
    sort: 'at',
    search: undefined,
  },
]

describe.each(lists)('the list of $name', ({ ask, refused, sort, search }) => {
  test('a short list comes whole or by pages, in one order', async () => {
    const { rows, meta } = await ask({})
    expect(rows.length).toBeGreaterThan(1)
    expect(meta).toMatchObject({ total: rows.length, page: 0 })
    const pages: Row[] = []
    for (const page of rows.keys()) {
      const one = await ask({ page, pageSize: 1 })
      expect(one.meta).toMatchObject({ total: rows.length, page, pageSize: 1 })
      pages.push(...one.rows)
    }
    expect(pages).toEqual(rows)
  })

  test('a list is sorted both ways, and by no other field', async () => {
    const values = async (by: string) => (await ask({ sort: by })).rows.map((row) => row[sort])
    const upwards = await values(sort)
    const compare = (a: unknown, b: unknown) =>
      typeof a === 'number' ? a - Number(b) : String(a).localeCompare(String(b))
    expect(new Set(upwards).size).toBeGreaterThan(1)
    expect(upwards).toEqual(upwards.toSorted(compare))
    expect(await values(`-${sort}`)).toEqual(upwards.toReversed())
    expect(await refused({ sort: 'password' })).toBe(400)
  })

  test.runIf(search)('a list is searched in any letter case', async () => {
    const { rows } = await ask({})
    const found = await ask({ search: search ?? '' })
    expect(found.rows.length).toBeGreaterThan(0)
    expect(found.rows.length).toBeLessThan(rows.length)
    expect(found.meta.total).toBe(found.rows.length)
    expect((await ask({ search: 'nobody has this' })).meta.total).toBe(0)
  })
})

test('firm names come whole or by pages, sorted both ways and searched', async () => {
  await office.client({ firmName: 'Zenith Wheels' })
  const ask = async (query: Query) => requireSuccess(await office.call(clientEndpoints.firmNames, { as: admin, query }))
  const { data: names, meta } = await ask({})
  expect(names.length).toBeGreaterThan(1)
  expect(meta).toMatchObject({ total: names.length, page: 0 })
  expect(await ask({ page: 1, pageSize: 1 })).toMatchObject({ data: [names[1]], meta: { page: 1, pageSize: 1 } })
  expect((await ask({ sort: '-firmName' })).data).toEqual(names.toReversed())
  expect(await ask({ search: 'zenith WH' })).toMatchObject({ data: ['Zenith Wheels'], meta: { total: 1 } })
})

test('a page size or search beyond its maximum is refused with the maximum', async () => {
  const refusal = async (query: Record<string, string>) =>
    (await office.call(caseEndpoints.unverified, { as: admin, query })).errors.fields
  expect(await refusal({ pageSize: '101' })).toEqual({ pageSize: t.fields('tooMuch', { most: '100' }) })
  expect(await refusal({ search: 'a'.repeat(101) })).toEqual({ search: t.fields('tooLong', { max: 100 }) })
})

test('the newest comments come, oldest first, of more than a whole list has', async () => {
  const { db } = office.database
  const [one] = await db.selectFrom('case_comments').selectAll().where('case_id', '=', caseId).limit(1).execute()
  if (!one) throw new Error('no comment')
  const { seq: _, ...stored } = one
  const more = Array.from({ length: 1_000 }, (_each, index) => ({
    ...stored,
    id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    text: `More ${index}`,
  }))
  await db.insertInto('case_comments').values(more).execute()
  const { data, meta } = requireSuccess(await office.call(commentEndpoints.ofCase, { as: admin, ...ofCase }))
  expect(meta).toEqual({ total: 1_003, page: 0, pageSize: 1_000 })
  expect([data.length, data[0]?.text, data.at(-1)?.text]).toEqual([1_000, 'More 0', 'More 999'])
})

test('a page by its number has no cursor', async () => {
  const { meta } = requireSuccess(await office.call(keyEndpoints.all, { as: admin, query: { pageSize: 1 } }))
  expect(Object.keys(meta)).toEqual(['total', 'page', 'pageSize'])
})

test('a cursor is refused if it is forged, of another list, or beside a page or an order', async () => {
  const refusal = async (query: Query) => (await office.call(keyEndpoints.all, { as: admin, query })).errors?.fields
  const other = await office.call(webhookEndpoints.all, { as: admin, query: { after: 'start', pageSize: 1 } })
  const ofOther = requireSuccess(other).meta.next ?? ''
  const forged = `${Buffer.from('["x"]').toString('base64url')}.AAAA`
  for (const after of [ofOther, forged, '', 'begin', 'W10', 'W10.', 'a'.repeat(2001)])
    expect(await refusal({ after })).toEqual({ after: t.fields('badCursor') })
  for (const beside of [{ page: '0' }, { sort: 'name' }])
    expect(await refusal({ after: 'start', ...beside })).toEqual({ after: t.fields('cursorAlone') })
})

test('a view and an export take no cursor: they have the whole list', async () => {
  const body = { list: 'stages' as const, name: 'Read on', query: { after: 'start' } }
  expect((await office.call(viewEndpoints.create, { as: admin, body })).status).toBe(400)
  const query = { format: 'csv', after: 'start' } as const
  expect((await office.call(exportEndpoints.vehicles, { as: admin, query })).errors?.fields).toEqual({
    after: t.fields('notKnown'),
  })
})
