import { expect, test } from 'vitest'
import { gstEndpoints as calls } from '#contract/gst/gst.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { requireFile } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { sheetsOf } from '#test/read-export.ts'
import { OFFICE_GSTIN, switchOnGst } from '#test/switch-on-gst.ts'

/* The return of GST of a month: its file for the portal, and the sums of the register. */
const { office, admin } = await officeOfFileForYears('2026-11-05T06:00:00Z')

const download = async (month: string) =>
  office.call(calls.monthlyReturn, { as: admin, query: { month: month.slice(5), year: month.slice(0, 4) } })
const returnOf = async (month: string) => JSON.parse(requireFile(await download(month)).toString())
const registerOf = async (month: string) => {
  const query = { month: month.slice(5), year: month.slice(0, 4) }
  const sheets = await sheetsOf(requireFile(await office.call(calls.register, { as: admin, query })))
  return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]))
}
const paid = async (client: ClientSession, otherCharges: number) => {
  const made = await office.caseIn('assigned', { client, over: { expenseDetail: { otherCharges } } })
  const { paymentId } = await office.payment(client, [made])
  await office.ok(paymentEndpoints.verifyPayment, { as: admin, params: { id: paymentId } })
  return { caseAssignmentId: made.assignmentId }
}
const registered = async (state: 'Maharashtra' | 'Goa', gstin: string) => {
  const client = await office.client({ state })
  await office.database.db.updateTable('clients').set({ gstin }).where('id', '=', client.client.id).execute()
  return client
}

test('a return needs a GSTIN, and one of a month without documents has its head alone', async () => {
  expect(await download('2026-11')).toMatchObject({ status: 409, message: t.gst('gstinRequired') })
  await switchOnGst(office, '2026-11-05')
  const answer = await download('2026-11')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('gstr1-2026-11.json')
  expect(await returnOf('2026-11')).toEqual({
    ...{ gstin: OFFICE_GSTIN, fp: '112026', version: 'GST3.2.4', hash: 'hash' },
  })
})

test('the return has each document in its section, and sums less credit notes, as the offline tool writes them', async () => {
  const within = await registered('Maharashtra', '27AAPFU0939F1ZV')
  const between = await registered('Goa', '29AAGCB7383J1Z4')
  const [here, delhi] = [await office.client(), await office.client({ state: 'Delhi' })]
  // Odd paise, of every kind of client: numbers 1 to 7.
  await paid(within, 1500)
  const ofWithin = await paid(within, 500)
  await paid(between, 750.75)
  await paid(here, 1500)
  const ofHere = await paid(here, 500)
  await paid(delhi, 750.75)
  const large = await paid(delhi, 118_000)
  office.clock.set('2026-11-06T06:00:00Z')
  await office.adjustment(within, -100, ofWithin)
  await office.adjustment(here, -500, ofHere)
  const note = await office.adjustment(delhi, -590, large)
  await office.adjustment(delhi, 590, { reverses: note.id })
  // A bill of November is raised in December: its number follows that of a document of December.
  office.clock.set('2026-12-01T06:00:00Z')
  await paid(here, 100)
  await office.bill({ client: here, over: { expenseDetail: { otherCharges: 1000 } } })

  const item = (txval: number, taxes: object) => [{ num: 1801, itm_det: { txval, rt: 18, ...taxes, csamt: 0 } }]
  const halves = (half: number) => ({ camt: half, samt: half })
  const regular = (pos: string) => ({ pos, rchrg: 'N', inv_typ: 'R' })
  const invoice = (serial: number, val: number) => ({ inum: `IN/26-27/0000${serial}`, idt: '05-11-2026', val })
  const creditNote = (serial: number, val: number) => ({
    ...{ nt_num: `CN/26-27/0000${serial}`, nt_dt: '06-11-2026', ntty: 'C', val },
  })
  const sac = { num: 1, hsn_sc: '9982', uqc: 'NA', qty: 0, rt: 18, csamt: 0 }
  const file = await returnOf('2026-11')
  expect(file).toEqual({
    ...{ gstin: OFFICE_GSTIN, fp: '112026', version: 'GST3.2.4', hash: 'hash' },
    b2b: [
      {
        ctin: '27AAPFU0939F1ZV',
        inv: [
          { ...invoice(1, 5599.75), ...regular('27'), itms: item(1271.18, halves(114.41)) },
          { ...invoice(2, 4599.75), ...regular('27'), itms: item(423.72, halves(38.14)) },
        ],
      },
      {
        ctin: '29AAGCB7383J1Z4',
        inv: [{ ...invoice(3, 4850.5), ...regular('29'), itms: item(636.23, { iamt: 114.52 }) }],
      },
    ],
    b2cl: [{ pos: '07', inv: [{ ...invoice(7, 122_099.75), itms: item(100_000, { iamt: 18_000 }) }] }],
    b2cs: [
      // 750.75, and the invoice that takes a credit note back.
      { sply_ty: 'INTER', rt: 18, typ: 'OE', pos: '07', txval: 1136.23, iamt: 204.52, csamt: 0 },
      // 1500 + 500 + 1000 of the bill, less 500.
      { sply_ty: 'INTRA', rt: 18, typ: 'OE', pos: '27', txval: 2118.64, ...halves(190.68), csamt: 0 },
    ],
    cdnr: [
      { ctin: '27AAPFU0939F1ZV', nt: [{ ...creditNote(1, 100), ...regular('27'), itms: item(84.74, halves(7.63)) }] },
    ],
    cdnur: [{ ...creditNote(3, 590), typ: 'B2CL', pos: '07', itms: item(500, { iamt: 90 }) }],
    doc_issue: {
      doc_det: [
        {
          ...{ doc_num: 1, doc_typ: 'Invoices for outward supply' },
          docs: [
            { num: 1, from: 'IN/26-27/00001', to: 'IN/26-27/00008', totnum: 8, cancel: 0, net_issue: 8 },
            { num: 2, from: 'IN/26-27/00010', to: 'IN/26-27/00010', totnum: 1, cancel: 0, net_issue: 1 },
          ],
        },
        {
          ...{ doc_num: 5, doc_typ: 'Credit Note' },
          docs: [{ num: 1, from: 'CN/26-27/00001', to: 'CN/26-27/00003', totnum: 3, cancel: 0, net_issue: 3 }],
        },
      ],
    },
    hsn: {
      // 1271.18 + 423.72 - 84.74 within, 636.23 between.
      hsn_b2b: [{ ...sac, txval: 2246.39, iamt: 114.52, ...halves(144.92) }],
      // 2118.64 within; 1136.23 + 100,000 - 500 between.
      hsn_b2c: [{ ...sac, txval: 102_754.87, iamt: 18_114.52, ...halves(190.68) }],
    },
  })
  expect(Object.keys(file).join(' ')).toBe('gstin fp version hash b2b b2cl b2cs cdnr cdnur doc_issue hsn')
})

test('the register has the same sums, place of supply and section of each document', async () => {
  const register = await registerOf('2026-11')
  expect(Object.keys(register)).toEqual([
    ...['B2B', 'B2C', 'Credit notes', 'SAC summary', 'B2CS', 'SAC B2B', 'SAC B2C', 'Documents'],
  ])
  const lastTwo = (name: string) => register[name]?.map((row) => row.slice(-2))
  expect(lastTwo('B2C')).toEqual([
    ['Place of supply', 'Section'],
    ...[
      ['27-Maharashtra', 'B2CS'],
      ['27-Maharashtra', 'B2CS'],
      ['07-Delhi', 'B2CS'],
      ['07-Delhi', 'B2CL'],
    ],
    ...[
      ['07-Delhi', 'B2CS'],
      ['27-Maharashtra', 'B2CS'],
    ],
  ])
  expect(lastTwo('Credit notes')?.slice(1)).toEqual([
    ...[
      ['27-Maharashtra', 'CDNR'],
      ['27-Maharashtra', 'B2CS'],
      ['07-Delhi', 'CDNUR'],
    ],
  ])
  expect(register.B2CS).toEqual([
    ['Place of supply', 'Taxable value', 'Rate', 'CGST', 'SGST', 'IGST'],
    ['07-Delhi', 1136.23, 18, 0, 0, 204.52],
    ['27-Maharashtra', 2118.64, 18, 190.68, 190.68, 0],
  ])
  const sums = ['SAC', 'Taxable value', 'Rate', 'CGST', 'SGST', 'IGST']
  expect(register['SAC B2B']).toEqual([sums, ['9982', 2246.39, 18, 144.92, 144.92, 114.52]])
  expect(register['SAC B2C']).toEqual([sums, ['9982', 102_754.87, 18, 190.68, 190.68, 18_114.52]])
  expect(register['SAC summary']?.[1]?.slice(1, 6)).toEqual([105_001.26, 18, 335.6, 335.6, 18_229.04])
  expect(register.Documents).toEqual([
    ['Document', 'From number', 'To number', 'Total number', 'Cancelled'],
    ['Invoice', 'IN/26-27/00001', 'IN/26-27/00008', 8, 0],
    ['Invoice', 'IN/26-27/00010', 'IN/26-27/00010', 1, 0],
    ['Credit note', 'CN/26-27/00001', 'CN/26-27/00003', 3, 0],
  ])
})

test('a sum that comes to nothing has no line, and services at 0 % are nil rated', async () => {
  office.clock.set('2027-01-10T06:00:00Z')
  const [here, other] = [await office.client(), await registered('Goa', '29AAGCB7383J1Z4')]
  await office.adjustment(here, -5000, await paid(here, 1180))
  await switchOnGst(office, '2027-01-10', { ratePercent: 0 })
  await paid(other, 700)
  await paid(here, 300.5)
  const { b2b, b2cs, nil, hsn } = await returnOf('2027-01')
  expect([b2b, b2cs, hsn.hsn_b2c]).toEqual([
    ...[undefined, undefined],
    [expect.objectContaining({ rt: 0, txval: 300.5, iamt: 0, camt: 0, samt: 0 })],
  ])
  expect(nil).toEqual({
    inv: [
      { sply_ty: 'INTRAB2C', expt_amt: 0, nil_amt: 300.5, ngsup_amt: 0 },
      { sply_ty: 'INTRB2B', expt_amt: 0, nil_amt: 700, ngsup_amt: 0 },
    ],
  })
  expect((await registerOf('2027-01'))['Nil rated']).toEqual([
    ['Supply', 'Nil rated'],
    ['Intra-State supplies to unregistered persons', 300.5],
    ['Inter-State supplies to registered persons', 700],
  ])
})

test('a month with documents of two GSTINs has two returns, which one file cannot be', async () => {
  const other = '27AAAAA0000A1Z2'
  await switchOnGst(office, '2027-01-10', { isOn: false, gstin: null })
  await paid(await office.client(), 100)
  const { pool } = office.database
  await pool.query('alter table invoices disable trigger user')
  await pool.query("update invoices set supplier_gstin = $1 where invoice_date >= '2027-01-01' and rate = 0", [other])
  await pool.query('alter table invoices enable trigger user')
  expect(await download('2027-01')).toMatchObject({
    status: 409,
    message: t.gst('severalGstins', { gstins: `${OFFICE_GSTIN}, ${other}` }),
    errors: { code: 'gst.severalReturns' },
  })
})
