import { beforeEach, describe, expect, test } from 'vitest'
import { clientEndpoints } from '#contract/clients/client.ts'
import { MAX_RATES } from '#contract/limits.ts'
import { MAX_RUPEES } from '#contract/money.ts'
import { rateEndpoints as calls } from '#contract/rates/rate.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { formWith } from '#test/upload-form.ts'

const { office, admin } = await officeOfFile()
const employee = await office.employee()
const dealer = await office.client()
const other = await office.client()
const clientId = dealer.client.id
const makeRto = (rtoCode: string, city: string) =>
  office.ok(referenceEndpoints.createRto, { as: admin, body: { rtoCode, city } })
const pune = await makeRto('MH-12', 'Pune')
await makeRto('MH-14', 'Pimpri')

const row = (over: object = {}) => ({
  service: 'fitness',
  toRTO: null,
  clientId: null,
  receiptAmount: 100,
  otherCharges: 0,
  adminCharges: 0,
  ...over,
})
const replace = (body: unknown, as: Session = admin) => office.call(calls.replace, { as, body })
const card = () => office.ok(calls.all, { as: admin })
const suggest = (over: object = {}, as: Session = admin) =>
  office.call(calls.suggest, { as, body: { services: ['fitness'], toRTO: pune.displayName, clientId: null, ...over } })
const entries = () =>
  office.database.db
    .selectFrom('history')
    .select('changes')
    .where('subject_type', '=', 'setting')
    .orderBy('seq')
    .execute()

beforeEach(async () => void requireSuccess(await replace([])))

describe('the rate card', () => {
  test('the rate card is empty at first, and answers what was put, in its order', async () => {
    expect(await card()).toEqual([])
    const rates = [
      row({
        service: 'drc',
        toRTO: pune.displayName,
        receiptAmount: 610.5,
        otherCharges: 0.01,
        adminCharges: MAX_RUPEES,
      }),
      row({ clientId, pucCharges: 0, insuranceCharges: 2500.5 }),
      row(),
    ]
    expect(requireSuccess(await replace(rates)).data).toEqual(rates)
    expect(await card()).toEqual(rates)
    const [last] = rates.slice(-1)
    expect(requireSuccess(await replace([last])).data).toEqual([last])
    expect(await card()).toEqual([last])
  })

  test('knows a client by its first user, too, and an RTO in any spelling, also when it is switched off', async () => {
    const spelled = row({ toRTO: 'mh 12.pune', clientId: dealer.userId })
    const stored = row({ toRTO: 'MH-12 - PUNE', clientId })
    expect(requireSuccess(await replace([spelled])).data).toEqual([stored])
    const inCapitals = { ...stored, clientId: clientId.toUpperCase() }
    expect(requireSuccess(await replace([inCapitals])).data).toEqual([stored])
    await office.call(referenceEndpoints.toggleRto, { as: admin, params: { id: pune.id } })
    expect(requireSuccess(await replace([stored])).data).toEqual([stored])
    await office.call(referenceEndpoints.toggleRto, { as: admin, params: { id: pune.id } })
  })

  test('keeps its RTO when the office renames it', async () => {
    const { id } = await makeRto('MH-99', 'Old Town')
    requireSuccess(await replace([row({ toRTO: 'MH-99 - OLD TOWN', receiptAmount: 7 }), row()]))
    const body = { rtoCode: 'MH-99', city: 'New Town' }
    await office.ok(referenceEndpoints.updateRto, { as: admin, params: { id }, body })
    expect((await card())[0]?.toRTO).toBe('MH-99 - NEW TOWN')
    expect((await suggest({ toRTO: 'MH-99 - NEW TOWN' })).data.receiptAmount).toBe(7)
  })

  test.each<[string, unknown[], string?]>([
    ['the same combination', [row(), row({ receiptAmount: 5 })], '1.service'],
    ['another spelling of it', [row({ toRTO: 'MH12 PUNE' }), row({ toRTO: 'MH-12 - PUNE' })], '1.service'],
    ['its client by the user', [row({ clientId }), row({ clientId: dealer.userId })], '1.service'],
    ['an unknown RTO', [row(), row({ toRTO: 'XX-1 - NOWHERE' })], '1.toRTO'],
    ['an unknown client', [row({ clientId: '01900000-0000-7000-8000-0000000000ff' })], '0.clientId'],
    ['an unknown service', [row({ service: 'wash' })], '0.service'],
    ['a missing amount', [row({ adminCharges: null })], '0.adminCharges'],
    ['a negative amount', [row({ otherCharges: -1 })], '0.otherCharges'],
    ['a third decimal', [row({ receiptAmount: 1.005 })], '0.receiptAmount'],
    ['too large an amount', [row({ receiptAmount: MAX_RUPEES + 1 })], '0.receiptAmount'],
    ['a blank RTO', [row({ toRTO: ' ' })], '0.toRTO'],
    ['an unknown field', [row({ gstCharges: 1 })], '0.gstCharges'],
    ['a negative PUC', [row({ pucCharges: -1 })], '0.pucCharges'],
    ['too large an insurance', [row({ insuranceCharges: MAX_RUPEES + 1 })], '0.insuranceCharges'],
    ['no list', {} as unknown[]],
    ['too many rows', Array.from({ length: MAX_RATES + 1 }, () => row())],
  ])('refuses %s, and then nothing changes', async (_, body, field) => {
    requireSuccess(await replace([row({ service: 'drc' })]))
    const answer = await replace(body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.errors.fields ?? {})).toEqual(field ? [field] : [])
    expect(await card()).toEqual([row({ service: 'drc' })])
  })

  test('names a client that is not verified yet as unknown', async () => {
    const { id } = await office.signUp()
    expect((await replace([row({ clientId: id })])).errors.fields).toEqual({ '0.clientId': t.rates('unknownDealer') })
  })

  test('a change of the rate card is in the history with its count and the changed rows', async () => {
    const { firmName } = dealer.client
    requireSuccess(await replace([row(), row({ toRTO: pune.displayName, clientId })]))
    requireSuccess(await replace([row({ receiptAmount: 150 })]))
    const before = await entries()
    expect(before.at(-1)?.changes).toEqual({
      rateCardRows: { from: 2, to: 1 },
      Fitness: { from: '₹100.00 + ₹0.00 + ₹0.00', to: '₹150.00 + ₹0.00 + ₹0.00' },
      [`Fitness · MH-12 - PUNE · ${firmName}`]: { from: '₹100.00 + ₹0.00 + ₹0.00', to: null },
    })
    requireSuccess(await replace([row({ receiptAmount: 150 })]))
    expect(await entries()).toEqual(before)
    requireSuccess(await replace([row({ receiptAmount: 150, pucCharges: 100 })]))
    expect((await entries()).at(-1)?.changes).toMatchObject({
      Fitness: { from: '₹150.00 + ₹0.00 + ₹0.00', to: '₹150.00 + ₹0.00 + ₹0.00 + ₹100.00 + -' },
    })
  })

  test('names at most 50 rows in one entry of the history', async () => {
    const rtos = await Promise.all(Array.from({ length: 60 }, (_, place) => makeRto(`GJ-${place + 10}`, 'Surat')))
    requireSuccess(await replace(rtos.map(({ displayName }) => row({ toRTO: displayName }))))
    const { changes } = (await entries()).at(-1) ?? {}
    expect(changes).toMatchObject({ rateCardRows: { from: 0, to: 60 }, furtherRows: { from: null, to: 10 } })
    expect(Object.keys(changes as object)).toHaveLength(52)
  })

  test('the later of two rate cards that are saved at once is kept whole', async () => {
    const cards = [[row(), row({ service: 'drc' })], [row({ receiptAmount: 3 })]]
    const answers = await Promise.all(cards.map((rates) => office.patiently(calls.replace, { as: admin, body: rates })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(cards).toContainEqual(await card())
  })
})

describe('a suggestion', () => {
  const both = row({ toRTO: 'MH-12 - PUNE', clientId, receiptAmount: 4 })
  const ofClient = row({ clientId, receiptAmount: 3 })
  const ofRto = row({ toRTO: 'MH-12 - PUNE', receiptAmount: 2 })
  const general = row({ receiptAmount: 1 })
  const elsewhere = [
    row({ toRTO: 'MH-14 - PIMPRI', clientId, receiptAmount: 90 }),
    row({ toRTO: 'MH-14 - PIMPRI', receiptAmount: 91 }),
    row({ clientId: other.client.id, receiptAmount: 92 }),
    row({ toRTO: 'MH-12 - PUNE', clientId: other.client.id, receiptAmount: 93 }),
  ]

  test.each<[string, object[], number | null]>([
    ['client and RTO', [general, ofRto, ofClient, both], 4],
    ['client before RTO', [general, ofRto, ofClient], 3],
    ['RTO before neither', [general, ofRto], 2],
    ['neither', [general], 1],
    ['no row of others', [], null],
  ])('takes %s', async (_, rows, receiptAmount) => {
    requireSuccess(await replace([...elsewhere, ...rows]))
    expect((await suggest({ clientId })).data.receiptAmount).toBe(receiptAmount)
  })

  test('a suggestion without a dealer takes no row of a dealer', async () => {
    requireSuccess(await replace([general, ofRto, ofClient, both]))
    expect((await suggest()).data.receiptAmount).toBe(2)
  })

  test('adds the best row of each service; one without a row, or named twice, adds nothing more', async () => {
    const drc = row({ service: 'drc', receiptAmount: 10.05, otherCharges: 20, adminCharges: 0.1 })
    requireSuccess(await replace([general, ofRto, drc]))
    const services = ['fitness', 'drc', 'hpa', 'drc']
    const charges = { receiptAmount: 12.05, otherCharges: 20, adminCharges: 0.1 }
    expect((await suggest({ services })).data).toEqual(charges)
    const none = { receiptAmount: null, otherCharges: null, adminCharges: null }
    expect((await suggest({ services: ['hpa'] })).data).toEqual(none)
    expect((await suggest({ services: [] })).data).toEqual(none)
  })

  test('takes PUC and insurance once, the highest that the best rows say, and says neither where none does', async () => {
    const drc = row({ service: 'drc', pucCharges: 60, insuranceCharges: 0 })
    requireSuccess(
      await replace([row({ pucCharges: 900 }), { ...ofRto, pucCharges: 100 }, drc, row({ service: 'hpa' })]),
    )
    const charges = { receiptAmount: 102, otherCharges: 0 }
    const services = ['fitness', 'drc']
    const both = { ...charges, pucCharges: 100, insuranceCharges: 0 }
    expect((await suggest({ services }, employee)).data).toEqual(both)
    expect((await suggest({ services: ['hpa'] }, employee)).data).toEqual({ receiptAmount: 100, otherCharges: 0 })
  })

  test('hides admin charges from an employee', async () => {
    requireSuccess(await replace([row({ otherCharges: 5, adminCharges: 77 })]))
    expect((await suggest({}, employee)).data).toEqual({ receiptAmount: 100, otherCharges: 5 })
    expect((await suggest({ services: ['hpa'] }, employee)).data).toEqual({ receiptAmount: null, otherCharges: null })
  })

  test('knows an RTO in any spelling; one that is not of the office has the rows for every RTO', async () => {
    requireSuccess(await replace([general, ofRto]))
    for (const toRTO of ['MH-12 - PUNE', 'mh12 - pune', 'MH 12-Pune', 'MH.12 PUNE'])
      expect((await suggest({ toRTO })).data.receiptAmount, toRTO).toBe(2)
    expect((await suggest({ toRTO: 'XX-1 - NOWHERE' })).data.receiptAmount).toBe(1)
  })

  test('knows a client by its first user, and no unknown one', async () => {
    requireSuccess(await replace([general, ofClient]))
    expect((await suggest({ clientId: dealer.userId })).data.receiptAmount).toBe(3)
    expect((await suggest({ clientId: '01900000-0000-7000-8000-0000000000ff' })).status).toBe(404)
  })

  test.each([
    [{ services: ['wash'] }, 'services.0'],
    [{ services: null }, 'services'],
    [{ services: Array.from({ length: 13 }, () => 'drc') }, 'services'],
    [{ toRTO: null }, 'toRTO'],
    [{ toRTO: '' }, 'toRTO'],
    [{ clientId: 'x' }, 'clientId'],
    [{ adminCharges: 1 }, 'adminCharges'],
  ])('refuses %j', async (over, field) => {
    const answer = await suggest(over)
    expect([answer.status, Object.keys(answer.errors.fields ?? {})]).toEqual([400, [field]])
  })
})

test('a client on the card is verified, so it cannot be removed', async () => {
  requireSuccess(await replace([row({ clientId })]))
  expect((await office.call(clientEndpoints.reject, { as: admin, params: { id: clientId } })).status).toBe(409)
})

/* A rate card that is read from a sheet. */
const { client } = await office.client({ firmName: 'Sheet Motors' })

const read = (csv: string) =>
  office.call(calls.read, { as: admin, ...formWith(Buffer.from(csv), 'card.csv', 'text/csv') })
const head = 'Service,To RTO,Dealer,Receipt Amount,Other Charges,Admin Charges'

test('reads what the portal writes, and what saving it would refuse stands at its row', async () => {
  const csv = [
    head,
    'Fitness,Every RTO,Every dealer,100,0,0.5',
    'fitness,mh12 pune,sheet MOTORS,"₹1,200.50",10,',
    'Wash,Nowhere,Nobody & Co,ten,-1,1.005',
    'Fitness,,,5,,',
    'drc,XX-1 - GONE,,7,,',
  ].join('\n')
  const { data } = requireSuccess(await read(csv))
  expect(data.rates).toEqual([
    { service: 'fitness', toRTO: null, clientId: null, receiptAmount: 100, otherCharges: 0, adminCharges: 0.5 },
    {
      service: 'fitness',
      toRTO: 'mh12 pune',
      clientId: client.id,
      receiptAmount: 1200.5,
      otherCharges: 10,
      adminCharges: 0,
    },
    expect.objectContaining({ service: 'Wash', toRTO: 'Nowhere', clientId: 'Nobody & Co', receiptAmount: 'ten' }),
    { service: 'fitness', toRTO: null, clientId: null, receiptAmount: 5, otherCharges: 0, adminCharges: 0 },
    { service: 'drc', toRTO: 'XX-1 - GONE', clientId: null, receiptAmount: 7, otherCharges: 0, adminCharges: 0 },
  ])
  expect(data.fields).toMatchObject({
    '2.service': t.rates('serviceRequired'),
    '2.clientId': t.rates('unknownDealer'),
    '2.otherCharges': expect.any(String),
    '2.adminCharges': t.fields('tooManyDecimals'),
    '3.service': t.rates('twice'),
    '4.toRTO': t.rates('unknownRto'),
  })
  expect(Object.keys(data.fields).filter((name) => /^[01]\./.test(name))).toEqual([])
  expect(await office.ok(calls.all, { as: admin })).toEqual([])
  const saved = await office.ok(calls.replace, { as: admin, body: data.rates.slice(0, 2) })
  expect(saved[1]).toMatchObject({ toRTO: pune.displayName, clientId: client.id })
  expect((await office.call(calls.replace, { as: admin, body: data.rates })).status).toBe(400)
})

test('reads PUC and insurance, and leaves them open where the sheet does', async () => {
  const csv = [`${head},PUC Charges,Insurance Charges`, 'Fitness,,,5,,,100,"2,500.50"', 'DRC,,,7,,,,ask'].join('\n')
  const { data } = requireSuccess(await read(csv))
  expect(data.rates.map(({ pucCharges, insuranceCharges }) => [pucCharges, insuranceCharges])).toEqual([
    [100, 2500.5],
    [undefined, 'ask'],
  ])
  expect(Object.keys(data.fields)).toEqual(['1.insuranceCharges'])
})

test('tells dealers apart whose firm names differ by a hyphen or a dot alone', async () => {
  const names = ['A-1 Motors', 'A1 Motors', 'S.K. Auto', 'SK Auto']
  const ids = []
  for (const firmName of names) ids.push((await office.client({ firmName })).client.id)
  const csv = [head, ...names.map((name, at) => `Fitness,,${name},${at + 1},,`)].join('\n')
  const { data } = requireSuccess(await read(csv))
  expect(data.rates.map(({ clientId }) => clientId)).toEqual(ids)
  expect(data.fields).toEqual({})
})

test('leaves other columns out, remembers what columns mean, and refuses the one row whose cells a comma has moved', async () => {
  const card = 'Sr No,Work,Govt fee,Our fee,Remarks\n1,Fitness,100,50,new\n2,DRC,1,200,50,old'
  const ask = (mapping?: Record<string, string | null>) => {
    const fields = mapping ? { mapping: JSON.stringify(mapping) } : undefined
    return office.call(calls.read, { as: admin, ...formWith(Buffer.from(card), 'card.csv', 'text/csv', fields) })
  }
  const mapping = {
    'Sr No': null,
    Work: 'service',
    'Govt fee': 'receiptAmount',
    'Our fee': 'adminCharges',
    Remarks: null,
  }
  const first = requireSuccess(await ask(mapping)).data
  expect(first.rates[0]).toMatchObject({ service: 'fitness', receiptAmount: 100, adminCharges: 50 })
  expect(first.fields).toEqual({ '1.receiptAmount': t.tables('movedCells') })
  expect(requireSuccess(await ask()).data.columns.map(({ column }) => column)).toEqual(Object.values(mapping))
})

test('asks what the columns mean where none holds a service, with their headings and examples', async () => {
  const { status, errors } = await read('Work,Govt fee\nFitness,100')
  expect(status).toBe(400)
  const choices = { mapping: ['Work', 'Govt fee'] }
  expect(errors).toMatchObject({ message: t.rates('whichColumns'), choices, examples: ['Fitness', '100'] })
})

test('refuses a sheet without a service or an amount, and without rows', async () => {
  for (const csv of ['Service\nFitness', 'Receipt Amount\n5', head]) expect((await read(csv)).status, csv).toBe(400)
  const employee = await office.employee()
  const form = formWith(Buffer.from(`${head}\nFitness,,,1,,`), 'card.csv', 'text/csv')
  expect((await office.call(calls.read, { as: employee, ...form })).status).toBe(403)
})
