import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Activity, activityEndpoints as calls } from '#contract/activity/activity.ts'
import { NO_ACTOR, PERSONAL_VALUE } from '#contract/activity-actions.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { documentEndpoints } from '#contract/documents/document.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const asha = await office.employee({ lastname: 'Kulkarni' })

const log = async (query: Record<string, string | number> = {}) =>
  requireSuccess(await office.call(calls.list, { as: admin, query }))
const actions = (entries: Activity[]) => entries.map(({ kind, action }) => `${kind} ${action}`)

describe('the log', () => {
  test('shows actor, action, subject and time, newest first', async () => {
    const made = await office.caseIn('ready', { by: asha })
    const { data, meta } = await log({ search: made.CaseNo })
    expect(actions(data)).toEqual(['case verified', 'case created'])
    expect(data[1]).toMatchObject({
      by: { firstName: 'Asha', lastName: 'Kulkarni', role: 'employee', employeeCode: asha.employee.employeeCode },
      about: made.CaseNo,
      aboutId: made.id,
      changes: { status: { from: null, to: 'Created' } },
    })
    expect(meta).toEqual({ total: 2, page: 0, pageSize: 1_000 })
  })

  test('has sign-ins, those that were refused to known accounts, sign-outs and passwords', async () => {
    const { email, password, userId, ...session } = await office.employee({ lastname: 'Deshmukh' })
    const signIn = (as: string, secret: string) =>
      office.call(identityEndpoints.signIn, { body: { email: as, password: secret } })
    await signIn(email, 'not this one')
    await signIn('nobody@office.test', 'not this one')
    const body = { currentPassword: password, newPassword: 'a new long password' }
    await office.ok(identityEndpoints.changePassword, { as: { email, password, userId, ...session }, body })
    await office.ok(identityEndpoints.signOut, { as: { email, password, userId, ...session } })
    await office.ok(identityEndpoints.resendCredentials, { body: { email } })
    await office.ok(identityEndpoints.toggleActivation, { as: admin, params: { userId } })
    await signIn(email, 'a new long password')
    await runJobsOnce(office.deps)
    const { data } = await log({ search: 'Deshmukh', kind: 'user' })
    expect(new Set(actions(data))).toEqual(
      new Set([
        'user sign-in refused',
        'user switched',
        'user signed out',
        'user password changed',
        'user signed in',
        'user password set',
        'user created',
      ]),
    )
    const refused = data.filter(({ action }) => action === 'sign-in refused')
    expect(refused.map(({ by, changes }) => [by, changes.reason?.to])).toEqual([
      [null, 'deactivated'],
      [null, 'wrong password'],
    ])
    const left = await office.database.db.selectFrom('refused_sign_ins').selectAll().execute()
    expect(left, 'whoever tried an unknown address is forgotten').toEqual([])
  })

  test('has the changes of settings, and the names of deleted subjects', async () => {
    await office.ok(referenceEndpoints.updateUpi, { as: admin, body: { upi: 'office@okhdfc' } })
    const body = { name: 'Form 29', url: 'https://forms.test/29.pdf' }
    const { id } = await office.ok(documentEndpoints.create, { as: admin, body })
    await office.ok(documentEndpoints.remove, { as: admin, params: { id } })
    const signUp = await office.signUp({ firmName: 'Gone Motors' })
    await office.ok(clientEndpoints.reject, { as: admin, params: { id: signUp.id } })
    const [rejected, signedUp, deleted, created, edited] = (await log({ pageSize: 5 })).data
    expect(actions([rejected, signedUp, deleted, created, edited] as Activity[])).toEqual([
      'client rejected',
      'client signed up',
      'document deleted',
      'document created',
      'setting edited',
    ])
    expect([rejected?.about, rejected?.changes.firmName?.from]).toEqual([null, 'Gone Motors'])
    expect(signedUp?.by, 'who signs up is nobody yet').toBeNull()
    expect(deleted?.changes.name).toEqual({ from: 'Form 29', to: null })
    expect(edited?.changes.upi?.to).toBe('office@okhdfc')
  })

  test('shows that a personal value changed, without the value', async () => {
    const made = await office.caseIn('Created', { by: asha })
    const form = await office.caseBody({ referenceDetail: { name: 'Meena Rao', contactNo: '9822099999' } })
    await office.ok(caseEndpoints.edit, { as: asha, params: { id: made.id }, body: form })
    const [edited] = (await log({ search: made.CaseNo })).data
    expect(edited?.changes.referenceContactNo?.to).toBe(PERSONAL_VALUE)
    expect(JSON.stringify(edited)).not.toMatch(/9822099999|Meena/)
  })

  test('the log is narrowed down by day, person, kind, action and text, and paged', async () => {
    const client = await office.client({ firmName: 'Narrow Motors' })
    await office.payment(client, [await office.caseIn('assigned', { by: asha, client })])
    const of = async (query: Record<string, string | number>) => (await log(query)).data
    expect(actions(await of({ search: 'Narrow Motors', kind: 'payment' }))).toEqual(['payment made'])
    expect((await of({ by: asha.userId })).every(({ by }) => by?.lastName === 'Kulkarni')).toBe(true)
    expect((await of({ by: asha.userId })).length).toBeGreaterThan(3)
    expect((await of({ by: NO_ACTOR })).every(({ by }) => by === null)).toBe(true)
    expect(new Set(actions(await of({ action: 'verified' })))).toEqual(new Set(['client verified', 'case verified']))
    expect(await of({ search: 'no such thing' })).toEqual([])
    const search = 'kulkarni'
    expect((await of({ search })).length).toBeGreaterThan(3)
    expect((await of({ search })).every(({ by, about }) => /Kulkarni/.test(`${by?.lastName} ${about}`))).toBe(true)
    expect(new Set((await of({ search: 'Payment made' })).map(({ action }) => action))).toEqual(
      new Set(['payment made']),
    )
    expect((await of({ search: 'Client' })).map(({ kind }) => kind)).toContain('client')
    await office.ok(identityEndpoints.editPreferences, { as: admin, body: { language: 'mr' } })
    for (const search of ['पेमेंट केले', 'Payment made'])
      expect(new Set((await of({ search })).map(({ action }) => action))).toEqual(new Set(['payment made']))
    await office.ok(identityEndpoints.editPreferences, { as: admin, body: { language: 'en' } })
    expect(await of({ fromDate: '2020-01-01', toDate: '2020-12-31' })).toEqual([])
    const [first, second] = [await log({ pageSize: 3 }), await log({ page: 1, pageSize: 3 })]
    const all = (await log()).data.map(({ id }) => id)
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(all.slice(0, 6))
    expect(first.meta.total).toBe(all.length)
    const wrong = await office.call(calls.list, { as: admin, query: { fromDate: '2026-02-01', toDate: '2026-01-01' } })
    expect([wrong.status, wrong.message]).toEqual([400, 'From Date must not be after To Date'])
  })

  test('counts days from midnight to midnight in India', async () => {
    const day = { fromDate: '2024-03-10', toDate: '2024-03-10' }
    for (const at of [
      '2024-03-09T18:29:59.999Z',
      '2024-03-09T18:30:00Z',
      '2024-03-10T18:29:59.999Z',
      '2024-03-10T18:30:00Z',
    ])
      await office.clock.at(at, () => office.firm(`Bank of ${at}`).catch(() => {}))
    // A session of today is good for a firm of any day: only the clock of the entry is moved.
    const entries = (await log(day)).data
    expect(entries.map(({ at }) => at)).toEqual(['2024-03-10T18:29:59.999Z', '2024-03-09T18:30:00.000Z'])
  })

  test('lists the people for the filter, staff first', async () => {
    const people = await office.ok(calls.people, { as: admin })
    expect(people.map(({ name }) => name)).toContain('Super Admin')
    expect(people.find(({ id }) => id === asha.userId)).toEqual({
      id: asha.userId,
      name: 'Asha Kulkarni',
      detail: asha.employee.employeeCode,
    })
    expect(people.at(-1)?.detail).toMatch(/Motors/)
  })
})

test('counts no further than 10,001, whatever the filter', async () => {
  const { db } = office.database
  await sql`insert into history (id, at, actor_id, subject_type, subject_id, action)
    select gen_random_uuid(), timestamptz '2025-01-01' + n * interval '1 minute', ${asha.userId}::uuid,
      (array['rto', 'mail', 'user'])[n % 3 + 1], gen_random_uuid(), (array['edited', 'link shown', 'signed in'])[n % 3 + 1]
    from generate_series(1, 33000) as n`.execute(db)
  const made = await office.caseIn('Created', { by: asha })
  for (const [query, total] of [
    [{}, 10_001],
    [{ kind: 'mail' }, 10_001],
    [{ action: 'signed in' }, 10_001],
    [{ by: asha.userId, kind: 'firm' }, 0],
    [{ search: made.CaseNo }, 1],
    [{ fromDate: '2025-01-01', toDate: '2025-01-01' }, 1109],
  ] as const)
    expect([query, (await log({ pageSize: 10, ...query })).meta.total]).toEqual([query, total])
})
