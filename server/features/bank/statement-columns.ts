import type { BankColumns } from '#contract/bank/bank.ts'
import type { TableColumn } from '#contract/tables/find-table.ts'
import { readAmount } from '#contract/tables/read-amount.ts'
import { readDay } from '#contract/tables/read-day.ts'
import { nameKey } from '#contract/text.ts'
import { upiAndNeftReferences } from './line-values.ts'

/* Which column of a statement holds what, by its heading and its first cells. */

type Part = keyof BankColumns['mapping']
type Cells = readonly (readonly string[])[]

/** A word of a heading; signs between words do not count. */
const word = (pattern: string) => new RegExp(String.raw`(?:^|[^\p{L}\p{M}])(?:${pattern})(?:$|[^\p{L}\p{M}])`, 'iu')
const CREDIT = word('deposits?|credits?|credited|cr|received|receipts?|money in|paid in|जमा')
const DEBIT = word(
  'withdrawals?|withdrawls?|debits?|debited|dr|paid(?! ?in)|payments?|money out|paid out|नावे|नामे|निकासी',
)
const AMOUNT = word('amount|amt|value|rupees|रक्कम|राशि')
const BALANCE = word('balance|bal|शिल्लक|शेष')
const DATE = word('date|dt|dat|day|on|दिनांक|तारीख')
const NARRATION = word(
  'narrations?|descriptions?|particulars?|remarks?|details?|transaction details|transaction description|तपशील|विवरण',
)
const REFERENCE = word('utr|rrn|ref|refno|reference|chq|cheque|instrument|id|transaction no|txn no|tran id')
const MARK = word('type|dr|cr|d|c|debit|credit|indicator|sign')
const OTHER = word('branch|code|ifsc|account|a|c|no|name')

/** What a cell says of the direction of its line; null for anything else. */
export function markIn(cell: string): 'credit' | 'debit' | null {
  const [, found] =
    /^\W*(c(?:r|redit(?:ed)?)?|d(?:r|ebit(?:ed)?)?|deposit|withdrawal|received|paid|जमा|नावे)\W*$/iu.exec(cell) ?? []
  if (!found) return null
  return /^(?:c|deposit|received|जमा)/i.test(found) ? 'credit' : 'debit'
}

/** What a narration of the payment systems says: `UPI/CR/633010000001`, `NEFT DR-…`, `TO TRANSFER`. */
export function markInNarration(text: string): 'credit' | 'debit' | null {
  const [, system, by] = /\b(?:UPI|IMPS|NEFT|RTGS)[-/ ]{1,3}(CR|DR)\b|^\W*(BY|TO) TRANSFER\b/i.exec(text) ?? []
  const said = (system ?? by)?.toUpperCase()
  if (!said) return null
  return said === 'CR' || said === 'BY' ? 'credit' : 'debit'
}

export const saysCredit = (heading: string) => CREDIT.test(nameKey(heading)) && !DEBIT.test(nameKey(heading))
export const saysDebit = (heading: string) => DEBIT.test(nameKey(heading)) && !CREDIT.test(nameKey(heading))

/** Returns whether a heading is one of a statement; by these its table is found. */
export function isStatementHeading(heading: string): boolean {
  const key = nameKey(heading)
  return key.length <= 60 && [CREDIT, DEBIT, AMOUNT, BALANCE, DATE, NARRATION, REFERENCE].some((one) => one.test(key))
}

/** The rows by which a column is judged, and how many of its filled cells must be of a kind. */
const SAMPLE = 200
const MOST = 0.6

/** Suggests what the columns of a statement hold. */
export function suggestStatement(columns: readonly TableColumn[], rows: Cells): BankColumns['mapping'] {
  const sample = rows.slice(0, SAMPLE)
  const share = (at: number, isOfKind: (cell: string) => boolean) => {
    const filled = sample.map((cells) => cells[at] ?? '').filter((cell) => !/^[-*=_ ]*$/.test(cell))
    return filled.length === 0 ? 0 : filled.filter(isOfKind).length / filled.length
  }
  const keys = columns.map(({ heading }) => nameKey(heading))
  const places = [...keys.keys()]
  const isDays = (at: number) =>
    share(at, (cell) => readDay(cell) !== null || readDay(cell, 'monthFirst') !== null) >= MOST
  const isAmounts = (at: number) => share(at, (cell) => readAmount(cell) !== null) >= MOST
  const isMarks = (at: number) => share(at, (cell) => markIn(cell) !== null) >= MOST
  const find = (...tests: ((at: number) => boolean)[]) => {
    for (const test of tests) {
      const at = places.find((place) => test(place))
      if (at !== undefined) return at
    }
    return undefined
  }
  const has = (pattern: RegExp) => (at: number) => pattern.test(keys[at] ?? '')
  const isBalance = has(BALANCE)
  const isMoney = (at: number) => !isBalance(at) && !has(DATE)(at) && (isAmounts(at) || share(at, Boolean) === 0)
  const heading = (at: number | undefined) => (at === undefined ? null : (columns[at]?.heading ?? null))

  const date = find(
    (at) => /^(?:txn|tran|trans|transaction|post|posting)\W*(?:date|dt)$/.test(keys[at] ?? '') && isDays(at),
    (at) => /^date$/.test(keys[at] ?? '') && isDays(at),
    (at) => has(DATE)(at) && !/^value/.test(keys[at] ?? '') && isDays(at),
    (at) => has(DATE)(at) && isDays(at),
    (at) => /^(?:txn|tran|transaction)? ?date$/.test(keys[at] ?? ''),
  )
  const debit = find((at) => saysDebit(keys[at] ?? '') && isMoney(at))
  const credit = find((at) => saysCredit(keys[at] ?? '') && isMoney(at))
  const amount = credit ?? find((at) => has(AMOUNT)(at) && !saysDebit(keys[at] ?? '') && isMoney(at) && !isMarks(at))
  const direction = find((at) => has(MARK)(at) && isMarks(at))
  const balance = find((at) => isBalance(at) && !isMarks(at))
  const isReference = (cell: string) => upiAndNeftReferences(cell).some((reference) => !reference.startsWith('0'))
  const texts = places.filter((at) => has(NARRATION)(at) || has(REFERENCE)(at)).slice(0, 10)
  const [utr] = texts.toSorted(
    (one, other) =>
      share(other, isReference) - share(one, isReference) ||
      Number(has(NARRATION)(other)) - Number(has(NARRATION)(one)),
  )
  return {
    date: heading(date),
    utr: heading(utr ?? places.find((at) => at !== date && !isMoney(at) && !has(OTHER)(at))),
    amount: heading(amount),
    direction: credit === undefined ? heading(direction) : null,
    debit: amount === debit ? null : heading(debit),
    balance: heading(balance),
  } satisfies Record<Part, string | null>
}
