import { showBillMonth } from '#contract/bills/bill-texts.ts'
import { toRupees } from '#contract/money.ts'
import type { TallySettings, TallyVoucher } from '#contract/tally/tally.ts'
import { officeLedgers, type VoucherType } from '#contract/tally/tally-values.ts'
import { t } from '#contract/texts.ts'
import type { EventKind, VoucherRow } from './voucher-rows.ts'

const types: Record<EventKind, VoucherType> = {
  sale: 'Sales',
  bill: 'Sales',
  receipt: 'Receipt',
  penalty: 'Journal',
  waiver: 'Journal',
  adjustment: 'Journal',
}

/** Maximum cases that a narration names. */
const MOST_CASES = 3

function namesOfCases({ cases, case_count: count }: VoucherRow): string {
  const named = (cases ?? []).slice(0, MOST_CASES)
  const more = count - named.length
  return [...named, ...(more > 0 ? [t.statement('more', { cases: more })] : [])].join(', ')
}

const billOf = ({ bill_month: billMonth, bill_year: billYear }: VoucherRow): string =>
  t.statement('billOf', { month: showBillMonth({ billMonth: billMonth ?? 1, billYear: billYear ?? 0 }) })

const narrations: Record<EventKind, (row: VoucherRow) => string> = {
  sale: namesOfCases,
  bill: (row) => t.tally('casesOfBill', { bill: billOf(row), billNo: row.bill_no ?? '', count: row.case_count }),
  receipt: (row) => {
    const paid = t.tally('receivedBy', { mode: row.mode ?? '', what: row.bill_no ? billOf(row) : namesOfCases(row) })
    return row.utr ? `${paid}, ${t.tally('utr', { utr: row.utr })}` : paid
  },
  penalty: (row) => t.tally('penalty', { bill: billOf(row) }),
  waiver: (row) => t.tally('penaltyWaived', { bill: billOf(row), reason: row.reason ?? '' }),
  adjustment: (row) => {
    const reason = row.reason ?? ''
    return row.case_count > 0 ? t.tally('adjustedFor', { caseNo: namesOfCases(row), reason }) : reason
  },
}

/** Presents an event as its voucher: the client's ledger first, then the office's that it touches. */
export function presentVoucher(
  row: VoucherRow,
  parties: ReadonlyMap<string, string>,
  settings: TallySettings,
): TallyVoucher {
  const party = parties.get(row.client_id) ?? row.client_id
  const lines = [
    { name: party, paise: row.client },
    ...officeLedgers.map((ledger) => ({ name: settings[ledger], paise: row[ledger] })),
  ].filter(({ paise }) => paise !== 0)
  const debits = lines.reduce((sum, { paise }) => sum + Math.max(0, paise), 0)
  return {
    id: `${row.kind}-${row.id}`,
    date: row.day,
    type: types[row.kind],
    number: row.number,
    party,
    placeOfSupply: row.place,
    amount: toRupees(debits),
    narration: narrations[row.kind](row),
    ledgers: lines.map(({ name, paise }) => ({
      name,
      debit: toRupees(Math.max(0, paise)),
      credit: toRupees(Math.max(0, -paise)),
    })),
  }
}
