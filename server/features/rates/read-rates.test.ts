import { expect, test } from 'vitest'
import { rateEndpoints as calls } from '#contract/rates/rate-endpoints.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { formWith } from '#test/upload-form.ts'

/* A rate card that is read from a sheet. */
const { office, admin: as } = await officeOfFile()
const { client } = await office.client({ firmName: 'Sheet Motors' })
const city = { rtoCode: 'MH-12', city: 'Pune' }
const pune = await office.ok(referenceEndpoints.createRto, { as, body: city })

const read = (csv: string) => office.call(calls.read, { as, ...formWith(Buffer.from(csv), 'card.csv', 'text/csv') })
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
  expect(await office.ok(calls.all, { as })).toEqual([])
  const saved = await office.ok(calls.replace, { as, body: data.rates.slice(0, 2) })
  expect(saved[1]).toMatchObject({ toRTO: pune.displayName, clientId: client.id })
  expect((await office.call(calls.replace, { as, body: data.rates })).status).toBe(400)
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
    return office.call(calls.read, { as, ...formWith(Buffer.from(card), 'card.csv', 'text/csv', fields) })
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
