import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { TallySettings } from '#contract/tally/tally.ts'
import {
  CLIENT_GROUP,
  defaultTallyNames,
  groupsOfTally,
  ledgerGroups,
  officeLedgers,
} from '#contract/tally/tally-values.ts'
import { readTally, TALLY_DOCS, tallyFaults } from '#test/read-tally.ts'
import { writeTally } from './export-vouchers.ts'
import { nameLedgers } from './ledger-names.ts'
import { presentVoucher } from './present-voucher.ts'
import type { VoucherRow } from './voucher-rows.ts'

const settings: TallySettings = { company: 'Sharma RTO Services', ...defaultTallyNames }

const row = (over: Partial<VoucherRow>): VoucherRow => ({
  ...{ kind: 'sale', id: '01900000-0000-7000-8000-000000000001', client_id: 'a', day: '2026-10-05', at: '' },
  ...{ client: 0, sales: 0, reimbursements: 0, cgst: 0, sgst: 0, igst: 0, cash: 0, bank: 0, adjustments: 0 },
  ...{ number: null, place: null, cases: null, case_count: 0, bill_no: null, bill_month: null, bill_year: null },
  ...{ mode: null, utr: null, reason: null },
  ...over,
})

async function fileOf(firms: { id: string; firm_name: string }[], rows: VoucherRow[]): Promise<string> {
  const parties = nameLedgers(firms, settings)
  const used = officeLedgers.filter((ledger) => rows.some((one) => one[ledger] !== 0))
  const masters = [
    ...used.map((ledger) => ({ name: settings[ledger], group: ledgerGroups[ledger] })),
    ...[...parties.values()].map((name) => ({ name, group: CLIENT_GROUP })),
  ]
  async function* vouchers() {
    for (const one of rows) yield presentVoucher(one, parties, settings)
  }
  return text(writeTally(settings.company, masters, vouchers()))
}

/** One voucher of each kind of event, as docs/tally/ shows them. */
const bill = { bill_no: 'B/26-27/000004', bill_month: 10, bill_year: 2026 }
const sample = [
  row({
    ...{ number: 'IN/26-27/00012', place: 'Maharashtra', cases: ['VR-000101 MH12AB1234'], case_count: 1 },
    ...{ client: 225_000, sales: -80_000, cgst: -7200, sgst: -7200, reimbursements: -130_600 },
  }),
  row({
    ...{ kind: 'receipt', number: 'RV/26-27/000031', cases: ['VR-000101 MH12AB1234'], case_count: 1 },
    ...{ mode: 'UPI', utr: '628812345678', client: -225_000, bank: 225_000 },
  }),
  row({
    ...{ kind: 'bill', id: '01900000-0000-7000-8000-000000000002', day: '2026-10-31', ...bill, case_count: 12 },
    ...{ client_id: 'b', number: bill.bill_no, client: 1_250_050, sales: -350_000, reimbursements: -900_050 },
  }),
  row({
    ...{ kind: 'penalty', id: '01900000-0000-7000-8000-000000000002', day: '2026-11-16', ...bill, client_id: 'b' },
    ...{ client: 50_000, adjustments: -50_000 },
  }),
  row({
    ...{ kind: 'waiver', id: '01900000-0000-7000-8000-000000000002', day: '2026-11-18', ...bill, client_id: 'b' },
    ...{ reason: 'The bank was closed', client: -50_000, adjustments: 50_000 },
  }),
  row({
    ...{
      kind: 'adjustment',
      id: '01900000-0000-7000-8000-000000000003',
      day: '2026-11-20',
      number: 'CN/26-27/00002',
      place: 'Maharashtra',
    },
    ...{ reason: 'Discount agreed', cases: ['VR-000101 MH12AB1234'], case_count: 1 },
    ...{ client: -11_800, adjustments: 10_000, cgst: 900, sgst: 900 },
  }),
]
const sampleFirms = [
  { id: 'a', firm_name: 'Agarwal Motors' },
  { id: 'b', firm_name: 'Shah & Sons Auto' },
]

test('the sample of the docs is what the portal writes', async () => {
  const xml = await fileOf(sampleFirms, sample)
  expect((await readTally(xml)).vouchers).toHaveLength(sample.length)
  await expect(xml).toMatchFileSnapshot(join(TALLY_DOCS, 'sample.xml'))
})

describe('the schema', () => {
  test.each([
    ['a ledger that no master is', /<LEDGERNAME>Bank</, '<LEDGERNAME>Other bank<'],
    ['a party that no master is', /<PARTYLEDGERNAME>Agarwal Motors</, '<PARTYLEDGERNAME>Agarwal<'],
    ['a voucher twice', /REMOTEID="receipt-/, 'REMOTEID="sale-'],
    ['a ledger twice', /LEDGER NAME="Shah &amp; Sons Auto"/, 'LEDGER NAME="Agarwal Motors"'],
    ['an amount of three decimals', /800\.00</, '800.001<'],
    ['a day with dashes', /<DATE>20261005/, '<DATE>2026-10-05'],
    ['another group', />Sundry Debtors</, '>Debtors<'],
    ['another type', />Journal</, '>Payment<'],
    ['a voucher without a day', /<DATE>20261005<\/DATE>/, ''],
    ['what is not declared', /<DATE>/, '<GUID>x</GUID><DATE>'],
    ['a bare ampersand', /&amp;/, '&'],
  ])('refuses %s', async (_, from, to) => {
    const xml = await fileOf(sampleFirms, sample)
    expect(xml).toMatch(from)
    expect(await tallyFaults(xml.replace(from, to))).not.toEqual([])
  })
})

describe('the ledger of a client', () => {
  const named = (...firms: string[]) => [
    ...nameLedgers(
      firms.map((firm_name, at) => ({ id: String(at), firm_name })),
      settings,
    ).values(),
  ]
  test('a ledger is named by its firm, and by a number where an earlier one has a name that is the same for Tally', () => {
    expect(named('Shah Motors', 'SHAH-MOTORS', 'Shah Motors.', 'Patel')).toEqual([
      'Shah Motors',
      'SHAH-MOTORS (2)',
      'Shah Motors. (3)',
      'Patel',
    ])
    expect(named('A', 'A 2', 'a')).toEqual(['A', 'A 2', 'a (3)'])
    expect(named('🚗', '🛵', '🚗')).toEqual(['🚗', '🛵', '🚗 (2)'])
  })
  test('a ledger never has the name of one of the office or of Tally', () => {
    expect(named('cash', 'Round off', 'Profit and Loss', 'PROFIT & LOSS A/C', 'Igst')).toEqual([
      ...['cash (2)', 'Round off', 'Profit and Loss', 'PROFIT & LOSS A/C (2)', 'Igst (2)'],
    ])
  })
  test('a ledger never has the name of a group of Tally, in whatever letters and blanks', () => {
    expect(named(...groupsOfTally)).toEqual(groupsOfTally.map((name) => `${name} (2)`))
    const firms = ['SUNDRY  DEBTORS', 'sales accounts', 'Cash in Hand', 'Suspense a/c', 'Primary', 'Investments ']
    expect(named(...firms)).toEqual(firms.map((name) => `${name.trim()} (2)`))
    expect(named('Sales Account', 'Primary Motors', 'Bank Accounts (2)', 'Bank Accounts')).toEqual([
      ...['Sales Account', 'Primary Motors', 'Bank Accounts (2)', 'Bank Accounts (3)'],
    ])
  })
  test('has a name also where nothing of the firm can be written', () => {
    expect(named('\u0000\ud800')).toEqual(['0'])
  })
})

test('hostile texts come out of the file as they went in, without what XML cannot hold', async () => {
  const texts = [
    '<b>&amp;]]></b> "x" \'y\'',
    'राम मोटर्स',
    '🚗💨 Motors',
    'a\u0000b\u0008c\ud800d\ufffee',
    '&#0;',
    '--><!--',
  ]
  const firms = texts.map((firm_name, at) => ({ id: String(at), firm_name }))
  const rows = texts.map((reason, at) =>
    row({
      ...{ kind: 'adjustment', id: `01900000-0000-7000-8000-00000000000${at}`, client_id: String(at) },
      ...{ reason: `${reason}\r\n\tnext`, client: 1, adjustments: -1 },
    }),
  )
  const { vouchers, ledgers } = await readTally(await fileOf(firms, rows))
  const shown = texts.map((hostile) => (hostile.startsWith('a\u0000') ? 'abcde' : hostile))
  expect(vouchers.map(({ party }) => party)).toEqual(shown)
  expect(vouchers.map(({ narration }) => narration)).toEqual(shown.map((hostile) => `${hostile} next`))
  expect([...ledgers.keys()].slice(1)).toEqual(shown)
})
