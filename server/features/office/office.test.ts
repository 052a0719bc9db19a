import { describe, expect, test } from 'vitest'
import { DAY } from '#contract/durations.ts'
import { hasRightCheckCharacter, isGstin } from '#contract/office/gstin.ts'
import { officeEndpoints as calls, type EditOffice } from '#contract/office/office.ts'
import { officeAddress } from '#contract/office/office-lines.ts'
import { unnamedOffice } from '#contract/office/unnamed-office.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { officeBrand } from './office-profile.ts'

const { office, admin: as } = await officeOfFile()

const profile = (reader: Session = as) => office.ok(calls.profile, { as: reader })
const save = (body: Partial<EditOffice>, writer: Session = as) =>
  office.call(calls.edit, { as: writer, body: { name: told.name, ...body } })

const told = {
  name: 'Sharma RTO Services',
  address1: '14 Station Road',
  address2: 'Opposite the RTO',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  phone: '020 2612 3456',
  email: 'office@sharma-rto.example',
  gstin: '27AAPFU0939F1ZV',
  upiPayee: 'Sharma RTO Services',
  logoUrl: null,
  colleaguesInSearch: true,
} as const

describe('the profile of the office', () => {
  test('everybody reads the profile of an unnamed office until it is set', async () => {
    for (const reader of [as, await office.employee(), await office.client()])
      expect(await profile(reader)).toEqual(unnamedOffice)
  })

  test('has the values that were set, and the history has the changes', async () => {
    expect(requireSuccess(await save(told)).data).toEqual(told)
    expect(await profile(await office.client())).toEqual(told)
    expect(officeAddress(told)).toBe('14 Station Road, Opposite the RTO, Pune, Maharashtra 411001')
    const entries = await office.database.db
      .selectFrom('history')
      .select('changes')
      .where('subject_type', '=', 'setting')
      .execute()
    expect(entries.at(-1)?.changes).toMatchObject({
      name: { from: 'Vehicle Record Portal', to: 'Sharma RTO Services' },
      upi_payee: { from: '', to: 'Sharma RTO Services' },
    })
  })

  test('keeps fields that are left out, and records nothing where nothing changes', async () => {
    await save(told)
    const count = () =>
      office.database.db
        .selectFrom('history')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    const before = await count()
    expect(requireSuccess(await save({ name: told.name })).data).toEqual(told)
    expect(await count()).toEqual(before)
    expect(requireSuccess(await save({ upiPayee: '' })).data, 'no payee of its own').toEqual(told)
    expect(requireSuccess(await save({ gstin: null, address2: '' })).data).toEqual({
      ...told,
      gstin: null,
      address2: '',
    })
  })

  test.each<[Partial<EditOffice>, string]>([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'Sharma\u0000' }, 'name'],
    [{ state: 'Bombay' } as unknown as Partial<EditOffice>, 'state'],
    [{ pincode: '4110' }, 'pincode'],
    [{ phone: 'call me' }, 'phone'],
    [{ email: 'office' }, 'email'],
    [{ gstin: '27AAPFU0939F1Z' }, 'gstin'],
    [{ upiPayee: 'x'.repeat(51) }, 'upiPayee'],
    [{ logoUrl: 'https://elsewhere.example/logo.png' }, 'logoUrl'],
    [{ colleaguesInSearch: 'yes' } as unknown as Partial<EditOffice>, 'colleaguesInSearch'],
    [{ role: 'superadmin' } as unknown as Partial<EditOffice>, 'role'],
  ])('refuses %j', async (body, field) => {
    const answer = await save(body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.errors.fields ?? {})).toEqual([field])
  })

  test('a profile without a name is never saved', async () => {
    const answer = await office.call(calls.edit, { as, body: { city: 'Pune' } })
    expect([answer.status, answer.errors.fields]).toEqual([
      400,
      { name: t.general('isRequired', { label: t.office('name') }) },
    ])
  })

  test('keeps concurrent changes of different fields', async () => {
    const both = await Promise.all([save({ city: 'Mumbai' }), save({ phone: '022 2612 3456' })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await profile()).toMatchObject({ city: 'Mumbai', phone: '022 2612 3456' })
  })
})

describe('the logo', () => {
  const uploadOf = (url: string) => url.split(/[/?]/)[4] ?? ''
  const isKept = async (url: string) =>
    (
      await office.database.db
        .selectFrom('uploads')
        .select('is_kept')
        .where('id', '=', uploadOf(url))
        .executeTakeFirstOrThrow()
    ).is_kept

  test('the logo is an own upload, which the cleanup keeps until another takes its place', async () => {
    const first = await office.proof(as)
    const { logoUrl } = requireSuccess(await save({ logoUrl: first })).data
    expect(uploadOf(logoUrl ?? '')).toBe(uploadOf(first))
    expect((await office.app.inject({ method: 'GET', url: logoUrl ?? '' })).statusCode).toBe(200)
    expect(await isKept(first)).toBe(true)
    // An address of an earlier answer names the same logo, for any sender.
    expect((await save({ logoUrl: (await profile()).logoUrl, city: 'Pune' })).status).toBe(200)
    const second = await office.proof(as)
    await save({ logoUrl: second })
    expect([await isKept(first), await isKept(second)]).toEqual([false, true])
    await save({ logoUrl: null })
    expect([await isKept(second), (await profile()).logoUrl]).toEqual([false, null])
  })

  test('has one address on the pages of the web app, which a page of last year still shows', async () => {
    await save({ logoUrl: await office.proof(as) })
    // Each page reads the office again.
    const address = async () => (await officeBrand(office.deps)()).logo
    const kept = await address()
    office.clock.set(new Date(Date.now() + 366 * DAY))
    try {
      expect(await address()).toBe(kept)
      expect((await office.app.inject({ method: 'GET', url: kept })).statusCode).toBe(200)
      expect((await office.app.inject({ method: 'GET', url: `${kept}x` })).statusCode).toBe(404)
    } finally {
      office.clock.set(null)
    }
    await save({ logoUrl: null })
    expect(await address()).toBe('')
  })

  test("the logo is never another's upload", async () => {
    const foreign = await office.proof(await office.client())
    const answer = await save({ logoUrl: foreign })
    expect([answer.status, answer.errors.fields]).toEqual([400, { logoUrl: t.office('logoNotYours') }])
  })
})

test('a GSTIN has 15 characters, and its last one fits the others', () => {
  expect(['27AAPFU0939F1ZV', '27AAPFU0939F1ZA', '27AAPFU0939F1Z'].map(isGstin)).toEqual([true, true, false])
  expect(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAPFU0939F1ZA'].map(hasRightCheckCharacter)).toEqual([
    true,
    true,
    false,
  ])
})
