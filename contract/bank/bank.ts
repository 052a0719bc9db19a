import { z } from 'zod'
import { BulkResult, uniqueIds } from '../bulk/bulk.ts'
import { endpoint } from '../endpoint.ts'
import { optionalText, requiredText } from '../fields.ts'
import { MAX_BULK_PAYMENTS, MAX_TEXT } from '../limits.ts'
import { paymentStatuses } from '../payment-values.ts'
import { tableChoices, tableFacts } from '../tables/tables.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'

const column = requiredText(textKey('bank.columnRequired'), MAX_TEXT, normalizeLine)

const optionalColumn = () => optionalText(MAX_TEXT, normalizeLine)

/**
 * The columns of a statement by their headings: the day, the UTR or a narration that holds it, and the amount received.
 * `debit` is the column of what was paid; `direction` the one that separates credit (`CR`) from debit, where one column holds
 * the amounts of both; `balance` the running balance, which proves the direction of each line.
 */
export const BankMapping = z.strictObject(
  {
    date: column,
    utr: column,
    amount: column,
    direction: optionalColumn(),
    debit: optionalColumn(),
    balance: optionalColumn(),
  },
  { error: textKey('bank.mappingRequired') },
)

export type BankMapping = z.output<typeof BankMapping>

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What amounts without any mark are, where nothing else says it. */
export const unmarkedChoices = ['received', 'paid'] as const

export type Unmarked = (typeof unmarkedChoices)[number]

/** The fields of a question for the columns of a statement. */
export const BankColumnsFields = z.strictObject(tableChoices)

/** The fields of an import beside the file; `mapping` is JSON. `unmarked` answers what lines are of which nothing says it. */
export const BankImport = z.strictObject({
  ...tableChoices,
  mapping: z.preprocess(parsed, BankMapping),
  unmarked: z.enum(unmarkedChoices).optional(),
})

/** A statement before it is imported: its columns, its first lines, and what the names of the columns suggest. */
export const BankColumns = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  mapping: z.object({
    date: z.string().nullable(),
    utr: z.string().nullable(),
    amount: z.string().nullable(),
    direction: z.string().nullable(),
    debit: z.string().nullable(),
    balance: z.string().nullable(),
  }),
  ...tableFacts,
})

export type BankColumns = z.infer<typeof BankColumns>

/** Money that the bank received; `text` is the narration. Amounts in rupees. */
export const BankLine = z.object({
  lineId: z.uuid(),
  date: z.string(),
  text: z.string(),
  utr: z.string().nullable(),
  amount: z.number(),
})

export type BankLine = z.infer<typeof BankLine>

/** The payment beside a line. */
const ComparedPayment = z.object({
  firmName: z.string(),
  Amount: z.number(),
  utr: z.string().nullable(),
  PaymentDate: z.string(),
  status: z.enum(paymentStatuses),
})

/**
 * Why a line is not a match: the UTR is that of a payment of another amount; the UTR is unknown, but a payment of this
 * amount waits within days; the UTR is on several lines or payments, or a line with it was used; the payment with the
 * UTR is decided; the line itself has verified the payment.
 */
export const nearMisses = ['amountDiffers', 'utrNotFound', 'usedTwice', 'alreadyDecided', 'lineUsed'] as const

export type NearMiss = (typeof nearMisses)[number]

const compared = { paymentId: z.uuid(), payment: ComparedPayment }

/** The lines of a statement beside the payments. `withdrawals` and `unread` count the other rows. */
export const BankMatches = z.object({
  matches: z.array(BankLine.extend({ ...compared, utr: z.string() })),
  near: z.array(BankLine.extend({ ...compared, why: z.enum(nearMisses) })),
  unmatched: z.array(BankLine),
  withdrawals: z.int(),
  unread: z.int(),
  /** The rows whose amount does not agree with the running balance; they match nothing. */
  contradicted: z.array(z.int()),
  notices: z.array(z.string()),
})

export type BankMatches = z.infer<typeof BankMatches>

export const VerifyLines = z.strictObject({ lineIds: uniqueIds(MAX_BULK_PAYMENTS, textKey('bank.noLines')) })

const roles = ['superadmin'] as const

/** Statements of the bank against the payments that wait. */
export const bankEndpoints = {
  columns: endpoint('POST', '/bank/columns', {
    roles,
    summary: 'The columns and first lines of a statement (CSV, XLSX), and which columns to import by their names',
    accepts: 'multipart',
    body: BankColumnsFields,
    data: BankColumns,
  }),
  import: endpoint('POST', '/bank/import', {
    roles,
    summary: 'Compare a statement (CSV, XLSX) with the UPI payments that wait; nothing is verified yet',
    accepts: 'multipart',
    body: BankImport,
    data: BankMatches,
  }),
  verify: endpoint('POST', '/bank/verify', {
    roles,
    summary: 'Verify the payments of matched lines, each apart; what became of each line, in the order sent',
    body: VerifyLines,
    data: z.array(BulkResult),
  }),
}
