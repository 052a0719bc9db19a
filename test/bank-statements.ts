import { writeXlsx } from 'hucre/xlsx'
import { bankEndpoints } from '#contract/bank/bank.ts'
import { type Caller, requireSuccess, type Session } from '#test/caller.ts'
import { formWith } from '#test/upload-form.ts'

/** Money that a bank received by UPI, in rupees. */
export interface Received {
  day: string
  utr: string
  rupees: number
  from?: string
}

const [year, month, date] = [0, 1, 2].map((part) => (day: string) => day.split('-')[part] ?? '')
const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const named = (day: string) => `${Number(date?.(day))} ${NAMES[Number(month?.(day)) - 1]} ${year?.(day)}`
const digits = (day: string, by: string, short = false) =>
  [date?.(day), month?.(day), short ? year?.(day).slice(2) : year?.(day)].join(by)
/** With the commas of lakh and crore. */
const grouped = (rupees: number) => rupees.toLocaleString('en-IN', { minimumFractionDigits: 2 })
const csv = (rows: string[][]) =>
  Buffer.from(rows.map((row) => row.map((cell) => (/[",]/.test(cell) ? `"${cell}"` : cell)).join(',')).join('\r\n'))

const sender = ({ from = 'RAVI SHAH' }: Received) => from

/** Returns a statement as the State Bank of India gives it: rows above the names, months as words, a withdrawal first. */
export const sbiStatement = (received: readonly Received[]): Buffer =>
  csv([
    ['Account Name', 'Mr. ASHOK PATIL'],
    ['Address', 'Shivaji Nagar, Pune'],
    ['Account Number', '_00000031234567890'],
    [],
    ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
    ['3 Nov 2026', '3 Nov 2026', 'TO TRANSFER-NEFT*RTO FEES', 'TRANSFER TO 31234', '12,500.00', '', '4,87,500.00'],
    ...received.map((line) => [
      named(line.day),
      named(line.day),
      `BY TRANSFER-UPI/CR/${line.utr}/${sender(line)}/YESB/ravi@ybl/Pay--`,
      'TRANSFER FROM 4897691162092',
      '',
      grouped(line.rupees),
      '5,00,000.00',
    ]),
    ['**This is a computer generated statement', '', '', '', '', '', ''],
  ])

/** As HDFC Bank gives it: years of two digits, references filled up with zeros. */
export const hdfcStatement = (received: readonly Received[]): Buffer =>
  csv([
    ['HDFC BANK Ltd.', '', '', '', '', '', ''],
    ['Statement From : 01/11/2026 To : 30/11/2026', '', '', '', '', '', ''],
    ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
    ['********', '********', '********', '********', '********', '********', '********'],
    ...received.map((line) => [
      digits(line.day, '/', true),
      `UPI-${sender(line)}-RAVI@OKSBI-SBIN0001234-${line.utr}-CASE FEE`,
      line.utr.padStart(16, '0'),
      digits(line.day, '/', true),
      '',
      line.rupees.toFixed(2),
      '500000.00',
    ]),
  ])

/** As ICICI Bank gives it, as XLSX: cells of days, one column of amounts and one that separates credit from debit. */
export const iciciStatement = (received: readonly Received[]): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: 'OpTransactionHistory',
        rows: [
          ['DETAILED STATEMENT'],
          ['Transactions List -', 'PATIL RTO CONSULTANTS (INR) - 000405001234'],
          [],
          [
            'No.',
            'Transaction ID',
            'Transaction Date',
            'Transaction Remarks',
            'Cr/Dr',
            'Transaction Amount(INR)',
            'Balance(INR)',
          ],
          [1, 'S1', new Date('2026-11-03T00:00:00Z'), 'RTGS/RTO FEES', 'DR', 12_500, 487_500],
          ...received.map((line, index) => [
            index + 2,
            `S${index + 2}`,
            new Date(`${line.day}T00:00:00Z`),
            `UPI/${line.utr}/Case fee/ravi@ybl/${sender(line)}`,
            'CR',
            line.rupees,
            500_000,
          ]),
        ],
      },
    ],
  })

/** As Axis Bank gives it: short names of columns, days with hyphens. */
export const axisStatement = (received: readonly Received[]): Buffer =>
  csv([
    ['Name :- PATIL RTO CONSULTANTS', '', '', '', '', '', ''],
    ['Statement of Account No :- 918010012345678', '', '', '', '', '', ''],
    ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'],
    ['03-11-2026', '-', 'OPENING BALANCE', ' ', ' ', '500000.00', '123'],
    ...received.map((line) => [
      digits(line.day, '-'),
      '-',
      `UPI/P2A/${line.utr}/${sender(line)}/SBI/Case fee`,
      ' ',
      line.rupees.toFixed(2),
      '500000.00',
      '123',
    ]),
  ])

/** The mapping of a statement of the State Bank of India. */
export const sbiMapping = { date: 'Txn Date', utr: 'Description', amount: 'Credit' }

/** Verifies payments by a statement that has their UTRs and amounts. */
export async function verifyByBank({ call }: { call: Caller }, as: Session, received: readonly Received[]) {
  const form = formWith(sbiStatement(received), 'statement.csv', 'text/csv', { mapping: JSON.stringify(sbiMapping) })
  const { matches } = requireSuccess(await call(bankEndpoints.import, { as, ...form })).data
  const body = { lineIds: matches.map(({ lineId }) => lineId) }
  return requireSuccess(await call(bankEndpoints.verify, { as, body })).data
}
