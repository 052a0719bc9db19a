import { beforeEach, describe, expect, test } from 'vitest'
import { adjustmentEndpoints } from '#contract/adjustments/adjustment.ts'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { MINUTE } from '#contract/durations.ts'
import { alwaysAsks, callEffects, effectOf, nameOfCall } from '#contract/effects.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { officeEndpoints } from '#contract/office/office.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { roles } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import { webhookEndpoints } from '#contract/webhooks/webhook.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { proving } from '#test/proving-caller.ts'

/* Which calls ask for a step-up, and under which conditions (docs/step-up.md). Each test begins with old proofs. */

const { office, admin } = await officeOfFile()
const proved = proving(office.call)
const dealer = await office.client()
const sessions: Record<(typeof roles)[number], Session> = {
  superadmin: admin,
  employee: await office.employee(),
  client: dealer,
}

/** Makes every proof older than ten minutes. */
const ageProofs = () =>
  office.database.db
    .updateTable('sessions')
    .set({ proved_at: new Date(office.clock.now().getTime() - 11 * MINUTE).toISOString() })
    .execute()
beforeEach(ageProofs)

const anyParams = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '01900000-0000-7000-8000-0000000000ff']))
const refusal = { status: 403, errors: { fields: { stepUp: t.stepUp('needed') } } }

/** Sends a call with no input to speak of as each of its roles, and returns which of them are asked for a step-up. */
async function askedRoles(endpoint: Endpoint): Promise<string[]> {
  const asked: string[] = []
  for (const role of roles.filter((one) => endpoint.roles.includes(one))) {
    const as = sessions[role]
    const body = endpoint.method === 'GET' || endpoint.accepts === 'multipart' ? {} : { body: {} }
    const { errors } = await office.call(endpoint, { as, params: anyParams(endpoint), ...body })
    if (errors?.fields?.stepUp) asked.push(role)
  }
  return asked
}

describe('the calls that ask for a step-up', () => {
  test('exactly these calls ask, said once more beside the table', () => {
    const asking = Object.entries(callEffects).filter(([, entry]) => entry && !entry.unasked)
    const names = (isConditional: boolean) =>
      asking.flatMap(([name, entry]) => (!!entry?.when === isConditional ? [name] : [])).toSorted()
    expect(names(false)).toEqual([
      'DELETE /auth/passkey/remove/:id',
      'POST /api/update-upi',
      'POST /auth/add-user',
      'POST /auth/passkey/add',
      'POST /auth/passkey/start',
      'POST /auth/two-factor/reset/:userId',
      'POST /auth/update-two-factor-requirement',
      'POST /bill/waive-penalty/:billId',
      'POST /case/reveal-aadhaar/:id',
      'POST /client/credit-override/:id',
      'POST /client/credit/:id',
      'POST /key/create',
      'POST /mail/link/:id',
      'POST /office/release-outgoing',
      'POST /team/add',
      'POST /webhook/create',
      'POST /webhook/rotate/:id',
      'PUT /auth/counter',
      'PUT /gst/settings',
      'PUT /mail/settings',
    ])
    expect(names(true)).toEqual([
      'POST /client/add',
      'POST /client/adjust/:id',
      'POST /client/verify/:id',
      'POST /form/fill/:id',
      'POST /form/print',
      'PUT /office/profile',
      'PUT /reminder/settings',
      'PUT /webhook/edit/:id',
    ])
  })

  test('a call that always asks does so of each role, before anything else; no other call asks for its name alone', async () => {
    for (const endpoint of allEndpoints) {
      // Signing out would end the session of the next calls.
      if (endpoint.roles === 'public' || endpoint === identityEndpoints.signOut) continue
      const wanted = alwaysAsks(endpoint) ? roles.filter((one) => endpoint.roles.includes(one)) : []
      expect(await askedRoles(endpoint), nameOfCall(endpoint)).toEqual(wanted)
    }
  })
})

/** For a call that asks under a condition: a request that meets it, and one that does not. */
interface Sample {
  endpoint: Endpoint
  params?: object
  asking: object
  harmless: object
  /** True where the call takes an Idempotency-Key. */
  isKeyed?: boolean
}

const samples: Record<string, () => Promise<Sample>> = {
  'a webhook to another address': async () => {
    const { id, url, events } = await newWebhook()
    return {
      endpoint: webhookEndpoints.edit,
      params: { id },
      asking: { url: 'https://elsewhere.example/hook' },
      harmless: { url, events: events.toReversed(), description: 'Our Tally', isActive: false },
    }
  },
  'a webhook for other events': async () => ({
    endpoint: webhookEndpoints.edit,
    params: { id: (await newWebhook()).id },
    asking: { events: ['*'] },
    harmless: { isActive: false },
  }),
  'an address of the gateway': async () => ({
    endpoint: reminderEndpoints.editSettings,
    asking: { webhookUrl: 'https://elsewhere.example/hook', webhookSecret: 'a secret of 24 characters' },
    harmless: { leadDays: [7], webhookUrl: null },
  }),
  'a new client with credit': async () => ({
    endpoint: clientEndpoints.add,
    asking: newClient(900_000),
    harmless: newClient(0),
    isKeyed: true,
  }),
  'a verified client with credit': async () => ({
    endpoint: clientEndpoints.verify,
    params: { id: (await office.signUp()).id },
    asking: { creditLimit: 1, fixedPenaltyAmount: 500 },
    harmless: { creditLimit: 0, fixedPenaltyAmount: 500 },
  }),
  "an adjustment in a dealer's favour": async () => ({
    endpoint: adjustmentEndpoints.adjust,
    params: { id: dealer.client.id },
    asking: { amount: -0.01, reason: 'Agreed by phone' },
    harmless: { amount: 900_000, reason: 'Courier' },
    isKeyed: true,
  }),
  'a form with Aadhaar numbers': async () => {
    const { id, caseId } = await formWithAadhaar()
    return {
      endpoint: officialFormEndpoints.fill,
      params: { id },
      asking: { caseId, reason: 'To file it' },
      harmless: { caseId },
    }
  },
  'forms of which one has Aadhaar numbers': async () => {
    const { id, caseId } = await formWithAadhaar()
    const { id: plain } = await uploadedForm(office.call, admin, await plainPdf(), 'Form 30.pdf')
    return {
      endpoint: officialFormEndpoints.print,
      asking: { caseId, formIds: [plain, id], reason: 'To file it' },
      harmless: { caseId, formIds: [plain], reason: 'To file it' },
    }
  },
  'another name in UPI apps': async () => {
    await proved(officeEndpoints.edit, { as: admin, body: { name: 'Sharma RTO', upiPayee: 'Sharma' } })
    return {
      endpoint: officeEndpoints.edit,
      asking: { name: 'Sharma RTO', upiPayee: 'Mallory' },
      harmless: { name: 'Sharma RTO Services', upiPayee: 'Sharma', city: 'Pune' },
    }
  },
  'another name of the office, which is the one in UPI apps': async () => {
    await proved(officeEndpoints.edit, { as: admin, body: { name: 'Sharma RTO', upiPayee: '' } })
    return {
      endpoint: officeEndpoints.edit,
      asking: { name: 'Mallory' },
      harmless: { name: 'Sharma RTO', city: 'Nashik' },
    }
  },
}

async function newWebhook() {
  const body = { url: 'https://tally.example/hook', events: ['case.created', 'bill.raised'] }
  return requireSuccess(await proved(webhookEndpoints.create, { as: admin, body })).data
}

let clients = 0
function newClient(creditLimit: number) {
  clients += 1
  const person = { firstName: 'Ravi', lastName: 'Rao', mobileNo: '9766012345', firmName: `Rao Motors ${clients}` }
  const place = {
    address1: '4 Market Yard',
    address2: 'Gultekdi',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411037',
  }
  return { ...person, ...place, email: `rao${clients}@dealer.test`, creditLimit, fixedPenaltyAmount: 500 }
}

async function formWithAadhaar() {
  const { id } = await uploadedForm(office.call, admin, await plainPdf())
  const marks = [{ page: 1, x: 50, y: 60, width: 200, size: 10, value: 'ownerDetails.buyerAadharNo' }]
  await office.ok(officialFormEndpoints.edit, { as: admin, params: { id }, body: { marks } })
  return { id, caseId: (await office.caseIn('ready')).id }
}

async function countHistory(): Promise<number> {
  const counted = office.database.db.selectFrom('history').select(({ fn }) => fn.countAll<number>().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

describe('a call that asks under a condition', () => {
  for (const [name, prepare] of Object.entries(samples))
    test(`${name} needs a step-up, and nothing is written without one`, async () => {
      const { endpoint, params = {}, asking, isKeyed } = await prepare()
      const headers = isKeyed && { 'idempotency-key': name.replaceAll(' ', '-') }
      const ask = () => office.call(endpoint, { as: admin, params, body: asking, ...(headers && { headers }) })
      await ageProofs()
      const before = await countHistory()
      expect([await ask(), await countHistory()]).toMatchObject([refusal, before])
      await office.stepUp(admin)
      expect(requireSuccess(await ask()).status).toBe(endpoint.status)
      if (!isKeyed) return
      // What was made is answered again without another step-up, and is not made again.
      await ageProofs()
      const made = await countHistory()
      expect([(await ask()).status, await countHistory()]).toEqual([endpoint.status, made])
    })

  test('none of them needs a step-up where the condition is not met', async () => {
    for (const [name, prepare] of Object.entries(samples)) {
      const { endpoint, params = {}, harmless } = await prepare()
      await ageProofs()
      const { status } = await office.call(endpoint, { as: admin, params, body: harmless })
      expect(status, name).toBe(endpoint.status)
    }
  })

  test('every such call is tried', async () => {
    const tried = await Promise.all(Object.values(samples).map((prepare) => prepare()))
    const conditional = allEndpoints.filter((endpoint) => effectOf(endpoint)?.when)
    expect(new Set(tried.map(({ endpoint }) => endpoint))).toEqual(new Set(conditional))
  })
})
