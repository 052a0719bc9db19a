import { describe, expect, test } from 'vitest'
import { clientEndpoints } from '#contract/clients/client.ts'
import { gstEndpoints as calls, type EditGstSettings, firstGstSettings } from '#contract/gst/gst.ts'
import { officeEndpoints } from '#contract/office/office.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { OFFICE_GSTIN } from '#test/switch-on-gst.ts'
import { whileHeld } from '#test/while-held.ts'

/* The settings of GST. */
const { office, admin: as } = await officeOfFileForYears('2026-11-05T06:00:00Z')

const save = (body: object) => office.call(calls.editSettings, { as, body: body as EditGstSettings })
const saved = async (body: EditGstSettings) => requireSuccess(await save(body)).data
const profile = (body: object) =>
  office.call(officeEndpoints.edit, { as, body: { name: 'Sharma RTO Services', ...body } })
const complete = { isOn: true, gstin: OFFICE_GSTIN, sac: '9982', from: '2026-11-05' }

describe('the settings of GST', () => {
  test('GST is off at first, and needs a step-up to change', async () => {
    expect(await office.ok(calls.settings, { as })).toEqual(firstGstSettings)
    const refused = await office.clock.at('2026-11-05T07:00:00Z', () => save({ sac: '9982' }))
    expect([refused.status, Object.keys(refused.errors.fields ?? {})]).toEqual([403, ['stepUp']])
  })

  test.each<[object, string, string]>([
    [{ isOn: 'yes' }, 'isOn', t.gst('notYesOrNo')],
    [{ gstin: '27AAPFU0939F1Z' }, 'gstin', t.gst('badGstin')],
    [{ gstin: '27AAPFU0939F1ZA' }, 'gstin', t.gst('wrongCheckCharacter')],
    [{ sac: '998' }, 'sac', t.gst('badSac')],
    [{ sac: '9982134' }, 'sac', t.gst('badSac')],
    [{ ratePercent: -1 }, 'ratePercent', t.gst('badRate')],
    [{ ratePercent: 40.01 }, 'ratePercent', t.gst('badRate')],
    [{ ratePercent: 18.005 }, 'ratePercent', t.gst('badRate')],
    [{ from: '2026-02-30' }, 'from', t.filter('badDay')],
  ])('refuse %j', async (body, field, message) => {
    const answer = await save(body)
    expect([answer.status, answer.errors.fields]).toEqual([400, { [field]: message }])
  })

  test('GST is switched on with the GSTIN and the state of the office, and a day that is not past', async () => {
    expect((await save({ gstin: OFFICE_GSTIN })).errors.fields).toEqual({ gstin: t.gst('notOfOffice') })
    requireSuccess(await profile({ gstin: OFFICE_GSTIN }))
    expect((await save({ isOn: true })).errors.fields).toEqual({
      gstin: t.gst('gstinRequired'),
      sac: t.gst('sacRequired'),
      from: t.gst('fromRequired'),
      isOn: t.gst('stateRequired'),
    })
    requireSuccess(await profile({ state: 'Maharashtra' }))
    expect((await save({ ...complete, from: '2026-11-04' })).errors.fields).toEqual({ from: t.gst('fromPast') })
    expect(await saved({ gstin: OFFICE_GSTIN.toLowerCase(), ratePercent: 12.5 })).toEqual({
      ...firstGstSettings,
      gstin: OFFICE_GSTIN,
      ratePercent: 12.5,
    })
    expect(await saved(complete)).toEqual({ ...complete, ratePercent: 12.5 })
    office.clock.set('2026-11-06T06:00:00Z')
    await office.stepUp(as)
    expect(await saved({ ratePercent: 18 }), 'a first day stays').toEqual({ ...complete, ratePercent: 18 })
    expect((await save({ from: '2026-11-01' })).errors.fields).toEqual({ from: t.gst('fromPast') })
  })

  test('keep what invoices carry while on, here and in the profile', async () => {
    expect((await save({ sac: null })).errors.fields).toEqual({ sac: t.gst('sacRequired') })
    expect((await save({ gstin: '' })).errors.fields).toEqual({ gstin: t.gst('gstinRequired') })
    expect((await profile({ gstin: null })).errors.fields).toEqual({ gstin: t.gst('gstinInUse') })
    expect((await profile({ state: '' })).errors.fields).toEqual({ state: t.gst('stateInUse') })
    const message = t.gst('notOfState', { ofGstin: 'Maharashtra', ofOffice: 'Goa' })
    expect(await profile({ state: 'Goa' })).toMatchObject({ status: 409, message, errors: { code: 'gst.wrongState' } })
    requireSuccess(await profile({ city: 'Pune' }))
    expect(await saved({ isOn: false, gstin: null, sac: '' })).toMatchObject({ isOn: false, gstin: null, sac: null })
    requireSuccess(await profile({ gstin: null }))
    const entries = await office.database.db
      .selectFrom('history')
      .select('changes')
      .where('subject_type', '=', 'setting')
      .orderBy('seq')
      .execute()
    expect(entries.map(({ changes }) => changes)).toContainEqual(
      expect.objectContaining({ isOn: { from: true, to: false }, sac: { from: '9982', to: null } }),
    )
  })
})

test.each([
  ['the GSTIN first', [{ gstin: OFFICE_GSTIN }, { state: 'Karnataka' }]],
  ['the state first', [{ state: 'Karnataka' }, { gstin: OFFICE_GSTIN }]],
  ['both at once', [{}, { state: 'Karnataka', gstin: OFFICE_GSTIN }]],
])('a GSTIN of another state is refused in the profile while GST is off: %s', async (_, [first, second]) => {
  requireSuccess(await profile({ gstin: null, state: '', ...first }))
  const message = t.gst('notOfState', { ofGstin: 'Maharashtra', ofOffice: 'Karnataka' })
  const refused = await profile(second as object)
  expect(refused).toMatchObject({ status: 409, message, errors: { fields: { gstin: message } } })
})

test('a GSTIN whose first two digits are those of no state is refused', async () => {
  const gstin = '28AAPFU0939F1ZT'
  const message = t.gst('notOfAnyState', { digits: '28' })
  expect(await profile({ state: 'Goa', gstin })).toMatchObject({ status: 409, message })
})

test('the settings refuse a GSTIN of another state than the profile has', async () => {
  // A profile that was stored before its state was compared.
  await office.database.pool.query("update office_profile set gstin = $1, state = 'Karnataka'", [OFFICE_GSTIN])
  const message = t.gst('notOfState', { ofGstin: 'Maharashtra', ofOffice: 'Karnataka' })
  for (const body of [{ gstin: OFFICE_GSTIN }, { ...complete, from: '2026-11-07' }])
    expect(await save(body)).toMatchObject({ status: 409, message })
  expect(await saved({ ratePercent: 18 }), 'other settings are open').toMatchObject({ isOn: false })
})

test('GST is never on with another GSTIN than the profile has, also when both change at once', async () => {
  await saved({ isOn: false })
  requireSuccess(await profile({ gstin: OFFICE_GSTIN, state: 'Maharashtra' }))
  const statuses = await whileHeld(
    office,
    'lock table history in share row exclusive mode',
    async () => (await save({ ...complete, from: '2026-11-07' })).status,
    async () => (await profile({ gstin: null })).status,
  )
  expect(statuses.toSorted()).toEqual([200, 400])
})

describe('the GSTIN of a client', () => {
  test('a GSTIN is judged by length and check character, stays when it is left out, and is for the superadmin', async () => {
    const { client } = await office.client()
    const { firstName, lastName, mobileNo, firmName, address1, address2, city, pincode } = client
    const body = { firstName, lastName, mobileNo, firmName, address1, address2, city, pincode, state: 'Goa' } as const
    const edit = (gstin?: string | null) =>
      office.call(clientEndpoints.edit, {
        as,
        params: { id: client.id },
        body: { ...body, ...(gstin !== undefined && { gstin }) },
      })
    for (const [gstin, message] of [
      ['29AAGCB7383J1Z', t.gst('badGstin')],
      ['29AAGCB7383J1Z5', t.gst('wrongCheckCharacter')],
    ] as const)
      expect((await edit(gstin)).errors.fields).toEqual({ gstin: message })
    expect(requireSuccess(await edit(' 29aagcb7383j1z4 ')).data.gstin).toBe('29AAGCB7383J1Z4')
    expect(requireSuccess(await edit()).data.gstin).toBe('29AAGCB7383J1Z4')
    const listed = async (endpoint: typeof clientEndpoints.all | typeof clientEndpoints.active) =>
      (await office.ok(endpoint, { as })).find(({ id }) => id === client.id)
    expect((await listed(clientEndpoints.all))?.gstin).toBe('29AAGCB7383J1Z4')
    expect(await listed(clientEndpoints.active)).not.toHaveProperty('gstin')
    expect(requireSuccess(await edit('')).data.gstin).toBeNull()
  })
})
