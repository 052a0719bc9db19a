import { describe, expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { dayStart } from '#contract/dates.ts'
import { toPaise } from '#contract/money.ts'
import { officeEndpoints } from '#contract/office/office.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { tallyEndpoints as calls, type TallyVoucher } from '#contract/tally/tally.ts'
import { defaultTallyNames } from '#contract/tally/tally-values.ts'
import { t } from '#contract/texts.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { requireFile, requireSuccess } from '#test/caller.ts'
import type { ClientSession, MadeCase } from '#test/factories.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { proving } from '#test/proving-caller.ts'
import { readTally } from '#test/read-tally.ts'
import { expectTallyBalances } from '#test/tally-balances.ts'

/* The vouchers for Tally, with a clock set to the moment of each event. */
const { office, admin } = await officeOfFileForYears('2026-04-02T06:00:00Z')

const at = (moment: string) => office.clock.set(moment.length > 10 ? moment : `${moment}T06:00:00Z`)
/** A case of 1,700 rupees: 400 for the service, 1,300 at cost. */
const assigned = (client: ClientSession, vehicleNo: string) => {
  const atCost = { receiptAmount: 1200.1, pucCharges: 80, insuranceCharges: 19.9 }
  const over = { vehicleDetail: { vehicleNo }, expenseDetail: atCost }
  const edited = { ...over, expenseDetail: { ...atCost, otherCharges: 300.35, adminCharges: 99.65 } }
  return office.caseIn('assigned', { client, over, edited })
}
const verify = async (paymentId: string) =>
  requireSuccess(await office.call(paymentEndpoints.verifyPayment, { as: admin, params: { id: paymentId } }))
const sold = async (client: ClientSession, cases: MadeCase[], mode: 'CASH' | 'UPI', utr?: string) => {
  const { paymentId } = await office.payment(client, cases, mode, utr)
  await verify(paymentId)
  return paymentId
}
const listed = async (query: { fromDate: string; toDate: string; [name: string]: string }) =>
  requireSuccess(await office.call(calls.vouchers, { as: admin, query }))
const brief = ({ date, type, number, amount, narration, ledgers }: TallyVoucher) => [
  date,
  type,
  number,
  amount,
  narration,
  Object.fromEntries(ledgers.map(({ name, debit, credit }) => [name, debit - credit])),
]
const file = (query: { fromDate: string; toDate: string }) => office.call(calls.export, { as: admin, query })

describe('the names in Tally', () => {
  test('the names are the usual ones, the company called as the office, until they are set one by one', async () => {
    const settings = () => office.call(calls.settings, { as: admin })
    expect(requireSuccess(await settings()).data).toEqual({ company: t.general('productName'), ...defaultTallyNames })
    await office.call(officeEndpoints.edit, { as: admin, body: { name: 'Sharma & Sons' } })
    expect(requireSuccess(await settings()).data.company).toBe('Sharma & Sons')
    const change = (body: object) => office.call(calls.editSettings, { as: admin, body })
    const changed = await change({ bank: '  HDFC  Bank ' })
    expect(changed.message).toBe(t.tally('saved'))
    expect(requireSuccess(changed).data).toMatchObject({ company: 'Sharma & Sons', bank: 'HDFC Bank', cash: 'Cash' })
    expect(requireSuccess(await change({ bank: 'Bank' })).data).toEqual(requireSuccess(await settings()).data)
    expect(requireSuccess(await change({ bank: 'HDFC 502001234567' })).data.bank).toBe('HDFC 502001234567')
    await change({ bank: 'Bank' })
    expect(requireSuccess(await change({})).data).toEqual(requireSuccess(await settings()).data)
    for (const body of [{ sales: ' ' }, { igst: 'x'.repeat(101) }, { cash: 'a\u0000b' }, { cash: 7 }, { other: 'x' }])
      expect((await change(body)).status).toBe(400)
    expect((await change({ sales: '' })).errors?.fields).toEqual({
      sales: t.general('isRequired', { label: t.tally('names.sales') }),
    })
  })
})

test('a ledger whose name Tally takes for that of another is refused, and the very same name is one ledger', async () => {
  const change = (body: object) => office.call(calls.editSettings, { as: admin, body })
  const fieldsOf = async (body: object) => {
    const { status, errors } = await change(body)
    return [status, errors?.fields]
  }
  for (const bank of ['cash', ' CASH ', 'Ca sh', 'Ｃash', 'Cash.'])
    expect(await fieldsOf({ bank })).toEqual([
      400,
      { bank: t.tally('sameLedger', { label: t.tally('names.cash'), name: 'Cash' }) },
    ])
  expect(await fieldsOf({ cash: 'bank' })).toEqual([
    400,
    { cash: t.tally('sameLedger', { label: t.tally('names.bank'), name: 'Bank' }) },
  ])
  expect(await fieldsOf({ cgst: 'GST', sgst: 'Gst' })).toEqual([
    400,
    {
      cgst: t.tally('sameLedger', { label: t.tally('names.sgst'), name: 'Gst' }),
      sgst: t.tally('sameLedger', { label: t.tally('names.cgst'), name: 'GST' }),
    },
  ])
  const before = await office.ok(calls.settings, { as: admin })
  expect(before).toMatchObject(defaultTallyNames)
  // The company is no ledger; a changed spelling of the same ledger conflicts with no other.
  for (const body of [
    { company: 'cash' },
    { bank: 'BANK' },
    { bank: ' Cash ' },
    { bank: 'Bank', company: before.company },
  ])
    requireSuccess(await change(body))
  expect(await office.ok(calls.settings, { as: admin })).toEqual(before)
})

test('a ledger of the office never has a name that Tally itself has, and cash is the ledger that Tally has', async () => {
  const change = (body: object) => office.call(calls.editSettings, { as: admin, body })
  const before = await office.ok(calls.settings, { as: admin })
  for (const [typed, name] of [
    ['Sales Accounts', 'Sales Accounts'],
    ['BANK  ACCOUNTS', 'Bank Accounts'],
    ['duties & taxes', 'Duties & Taxes'],
    ['Cash in hand', 'Cash-in-Hand'],
    ['Primary', 'Primary'],
    ['Profit & Loss a/c', 'Profit & Loss A/c'],
  ] as const)
    for (const ledger of ['sales', 'cash', 'igst', 'roundOff'])
      expect(await change({ [ledger]: typed })).toMatchObject({
        status: 400,
        errors: { fields: { [ledger]: t.tally('takenByTally', { name }) } },
      })
  expect(await change({ cash: 'Petty Cash', bank: 'cash' })).toMatchObject({
    status: 400,
    errors: { fields: { bank: t.tally('takenByTally', { name: 'Cash' }) } },
  })
  // The company is no ledger, and a part of the name of a group is another name.
  for (const body of [
    { cash: 'CASH' },
    { cash: 'Cash' },
    { company: 'Investments', sales: 'Sales' },
    { ...before, ...defaultTallyNames },
  ])
    requireSuccess(await change(body))
})

/** A journal of Agarwal Motors, by the change of its debt in rupees. */
const journal = (narration: string, owed: number) => [
  'Journal',
  null,
  Math.abs(owed),
  narration,
  { 'Agarwal Motors': owed, Adjustments: -owed },
]

describe('each event is one voucher', () => {
  test('cases paid in cash or by UPI, a bill with its penalty and waiver, adjustments', async () => {
    at('2026-05-04')
    const client = await office.client({ firmName: 'Agarwal Motors', creditLimit: 90_000, fixedPenaltyAmount: 33.33 })
    const one = await assigned(client, 'MH12AB0001')
    const [two, three] = [await assigned(client, 'MH12AB0002'), await assigned(client, 'MH12AB0003')]
    // 18:29:59.999Z is the last moment of the day in Asia/Kolkata.
    at(new Date(dayStart('2026-05-06').getTime() - 1).toISOString())
    await sold(client, [one], 'CASH')
    at(dayStart('2026-05-06').toISOString())
    await sold(client, [two, three], 'UPI', 'HDFC1234567890')
    at('2026-05-07')
    await office.payment(client, [await assigned(client, 'MH12AB0004')], 'CREDIT')
    at('2026-06-01')
    await runMonthEnd(office.deps)
    at('2026-06-20')
    await runMonthEnd(office.deps)
    const [bill] = await office.ok(billEndpoints.ofClient, { as: client, params: { id: client.client.id } })
    if (!bill) throw new Error('No bill was raised')
    const waiver = { as: admin, params: { billId: bill.billId }, body: { reason: 'The bank was\nclosed' } }
    const waived = requireSuccess(await proving(office.call)(billEndpoints.waivePenalty, waiver)).data
    const ofBill = await office.billPayment(client, { ...bill, totalAmount: waived.totalAmount }, 'UPI', 'AXIS00112233')
    await verify(ofBill.paymentId)
    at('2026-06-21')
    const discount = await office.adjustment(client, -150.25, { caseAssignmentId: one.assignmentId })
    at('2026-06-22')
    await office.adjustment(client, 150.25, { reverses: discount.id })
    at('2026-06-23')
    await office.adjustment(client, waived.totalAmount, { takesBack: ofBill.paymentId, reason: 'Money never came' })
    const { data, meta } = await listed({ fromDate: '2026-05-01', toDate: '2026-06-30' })
    expect(meta).toMatchObject({ total: 11 })
    expect(new Set(data.map(({ party }) => party))).toEqual(new Set(['Agarwal Motors']))
    const sale = { 'Service Charges': -400, 'Fees Paid for Clients': -1300 }
    const twice = { 'Service Charges': -800, 'Fees Paid for Clients': -2600 }
    const [month, billNo] = ['Bill of May 2026', 'B/26-27/000001']
    const [oneName, twoNames] = ['VR-000001 MH12AB0001', 'VR-000002 MH12AB0002, VR-000003 MH12AB0003']
    const upi = `UPI for ${twoNames}, UTR HDFC1234567890`
    expect(data.map(brief)).toEqual([
      ['2026-05-05', 'Sales', null, 1700, oneName, { 'Agarwal Motors': 1700, ...sale }],
      [
        '2026-05-05',
        'Receipt',
        'RV/26-27/000001',
        1700,
        `CASH for ${oneName}`,
        { 'Agarwal Motors': -1700, Cash: 1700 },
      ],
      ['2026-05-06', 'Sales', null, 3400, twoNames, { 'Agarwal Motors': 3400, ...twice }],
      ['2026-05-06', 'Receipt', 'RV/26-27/000002', 3400, upi, { 'Agarwal Motors': -3400, Bank: 3400 }],
      ['2026-05-31', 'Sales', billNo, 1700, `${month} (${billNo}), 1 case`, { 'Agarwal Motors': 1700, ...sale }],
      ['2026-06-20', ...journal(`Penalty: ${month}`, 33.33)],
      ['2026-06-20', ...journal(`Penalty waived: ${month}. The bank was\nclosed`, -33.33)],
      [
        ...['2026-06-20', 'Receipt', 'RV/26-27/000003', 1700, `UPI for ${month}, UTR AXIS00112233`],
        { 'Agarwal Motors': -1700, Bank: 1700 },
      ],
      ['2026-06-21', ...journal(`${oneName}: Agreed by phone`, -150.25)],
      ['2026-06-22', ...journal(`${oneName}: Agreed by phone`, 150.25)],
      ['2026-06-23', ...journal('Money never came', 1700)],
    ])
  })

  test('the file has the same vouchers, under the same ids each time, and its ledgers first', async () => {
    const days = { fromDate: '2026-05-01', toDate: '2026-06-30' }
    const answer = await file(days)
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('tally-2026-05-01-to-2026-06-30.xml')
    const read = await readTally(requireFile(answer))
    const { data } = await listed(days)
    expect(
      read.vouchers.map(({ date, entries, ...voucher }) => ({
        ...voucher,
        entries: entries.map(({ ledger, paise }) => [ledger, paise]),
        date: date.replace(/^(....)(..)(..)$/, '$1-$2-$3'),
      })),
    ).toEqual(
      data.map(({ id, date, type, number, party, narration, ledgers }) => ({
        ...{ id, date, type, number, party },
        narration: narration.replaceAll('\n', ' '),
        entries: ledgers.map(({ name, debit, credit }) => [name, toPaise(debit) - toPaise(credit)]),
      })),
    )
    expect(read.company).toBe('Sharma & Sons')
    expect(Object.fromEntries(read.ledgers)).toEqual({
      'Service Charges': 'Sales Accounts',
      'Fees Paid for Clients': 'Current Liabilities',
      Cash: 'Cash-in-Hand',
      Bank: 'Bank Accounts',
      Adjustments: 'Indirect Expenses',
      'Agarwal Motors': 'Sundry Debtors',
    })
    const may = await readTally(requireFile(await file({ ...days, toDate: '2026-05-31' })))
    expect(may.vouchers).toEqual(read.vouchers.slice(0, 5))
    expect([...may.ledgers.keys()]).not.toContain('Adjustments')
    const ids = [...may.vouchers, ...(await readTally(requireFile(await file(days)))).vouchers].map(({ id }) => id)
    expect(new Set(ids).size).toBe(read.vouchers.length)
  })

  test('the list comes in pages, is sorted, and searched by firm, number, reason, case and bank reference', async () => {
    const days = { fromDate: '2026-05-01', toDate: '2026-06-30' }
    const all = (await listed(days)).data
    const pages = await Promise.all(['0', '1', '2'].map((page) => listed({ ...days, page, pageSize: '4' })))
    expect(pages.flatMap(({ data }) => data)).toEqual(all)
    expect(pages.map(({ meta }) => meta)).toEqual([0, 1, 2].map((page) => ({ page, pageSize: 4, total: 11 })))
    const amounts = (await listed({ ...days, sort: '-amount' })).data.map(({ amount }) => amount)
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    const found = async (search: string) => (await listed({ ...days, search })).data.map(({ id }) => id)
    const idsOf = (isWanted: (voucher: TallyVoucher) => boolean) => all.filter(isWanted).map(({ id }) => id)
    expect(await found('agarwal')).toHaveLength(11)
    expect(await found('rv/26-27/000002')).toEqual(idsOf(({ number }) => number === 'RV/26-27/000002'))
    const [receipt] = all.filter(({ narration }) => / UTR /.test(narration))
    const [caseNo = '', plate = ''] = receipt?.narration.match(/VR-\d+|MH\w+/g) ?? []
    for (const search of [caseNo, `${caseNo} ${plate}`, receipt?.narration.split(' UTR ')[1] ?? ''])
      expect(await found(search)).toContain(receipt?.id)
    expect(await found('never came')).toEqual(idsOf(({ narration }) => narration === 'Money never came'))
  })

  test('over all days the vouchers of each client come to its statement, to the paisa', async () => {
    const open = await office.client({ creditLimit: 90_000 })
    await office.payment(open, [await office.caseIn('assigned', { client: open })])
    await office.payment(open, [await office.caseIn('assigned', { client: open })], 'CREDIT')
    await sold(open, [await office.caseIn('assigned', { client: open })], 'CASH')
    const { clients, bare } = await expectTallyBalances(office, admin, '2026-01-01', '2026-12-31')
    expect([clients, bare]).toEqual([3, 1])
  })
})

describe('the days', () => {
  test('the days are in order and at most 366, for the list and the file', async () => {
    const leapYear = { fromDate: '2027-03-01', toDate: '2028-02-29' }
    for (const call of [calls.vouchers, calls.export]) {
      const ask = (query: object) => office.call(call, { as: admin, query: query as never })
      expect((await ask(leapYear)).status).toBe(200)
      expect((await ask({ fromDate: '2026-01-01', toDate: '2026-01-01' })).status).toBe(200)
      const tooMany = await ask({ ...leapYear, fromDate: '2027-02-28' })
      expect(tooMany.errors?.fields).toEqual({ toDate: t.tally('tooManyDays', { most: 366 }) })
      const reversed = await ask({ fromDate: '2026-01-02', toDate: '2026-01-01' })
      expect(reversed.errors?.fields).toEqual({ toDate: t.filter('reversed') })
      for (const query of [{}, { fromDate: '2026-01-01' }, { fromDate: '2026-02-30', toDate: '2026-03-01' }])
        expect((await ask(query)).status).toBe(400)
    }
    const nothing = await readTally(requireFile(await file({ fromDate: '2025-01-01', toDate: '2025-12-31' })))
    expect([nothing.vouchers, nothing.ledgers.size]).toEqual([[], 0])
  })
})
