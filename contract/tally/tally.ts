import { z } from 'zod'
import { dateRange, isOrderedRange, reversedRangeError } from '../cases/case-lists.ts'
import { daysBetween } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf, requiredText } from '../fields.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'
import { MAX_TALLY_DAYS, type TallyName, tallyNames, voucherTypes } from './tally-values.ts'

/** Maximum characters of a name in Tally. */
const MAX_TALLY_NAME = 100

const byName = <S extends z.ZodType>(schema: (name: TallyName) => S) =>
  Object.fromEntries(tallyNames.map((name) => [name, schema(name)])) as Record<TallyName, S>

/** The names of the company and the ledgers in Tally. */
export const TallySettings = z.object(byName(() => z.string()))

export type TallySettings = z.infer<typeof TallySettings>

const tallyName = (name: TallyName) =>
  requiredText(textKey('general.isRequired', { label: textKey(`tally.names.${name}`) }), MAX_TALLY_NAME, normalizeLine)

/** The names as the form of the settings has them: all of them. */
export const TallySettingsForm = z.strictObject(byName(tallyName))

/** Changes the names; one that is left out stays. */
export const EditTallySettings = TallySettingsForm.partial()

interface Days {
  fromDate: string
  toDate: string
}

const isShort = ({ fromDate, toDate }: Days) => daysBetween(fromDate, toDate) < MAX_TALLY_DAYS

const tooLongError = { path: ['toDate'], error: textKey('tally.tooManyDays', { most: MAX_TALLY_DAYS }) }

/** The days of the vouchers, both included, at most 366. */
export const TallyDays = z
  .strictObject(dateRange)
  .refine(isOrderedRange, reversedRangeError)
  .refine(isShort, tooLongError)

/** A page of the vouchers of some days. */
export const TallyVoucherQuery = listQuery('date', 'amount')
  .extend(dateRange)
  .refine(isOrderedRange, reversedRangeError)
  .refine(isShort, tooLongError)

/** A voucher as the file has it; amounts in rupees. Its debits equal its credits, and are its `amount`. */
export const TallyVoucher = z.object({
  /** The REMOTEID: the same in each export. */
  id: z.string(),
  date: z.string(),
  type: z.enum(voucherTypes),
  /** The number of its invoice, credit note, bill or receipt; null where Tally gives one. */
  number: z.string().nullable(),
  party: z.string(),
  /** The state on its invoice or credit note; null without one. */
  placeOfSupply: z.string().nullable(),
  amount: z.number(),
  narration: z.string(),
  ledgers: z.array(z.object({ name: z.string(), debit: z.number(), credit: z.number() })),
})

export type TallyVoucher = z.infer<typeof TallyVoucher>

const roles = ['superadmin'] as const

/** Vouchers for Tally. */
export const tallyEndpoints = {
  settings: endpoint('GET', '/tally/settings', {
    roles,
    summary: 'The names of the company and the ledgers in Tally',
    data: TallySettings,
  }),
  editSettings: endpoint('PUT', '/tally/settings', {
    roles,
    summary: 'Change names of ledgers; those that are left out stay',
    body: EditTallySettings,
    data: TallySettings,
    message: 'tally.saved',
  }),
  vouchers: endpoint('GET', '/tally/vouchers', {
    roles,
    summary: 'The vouchers of at most 366 days, as the file has them, oldest first',
    query: TallyVoucherQuery,
    ...pageOf(TallyVoucher),
  }),
  export: endpoint('GET', '/export/tally', {
    roles,
    summary: "The ledgers and vouchers of at most 366 days as a file for TallyPrime's import of data",
    query: TallyDays,
    data: z.null(),
    answers: 'xml',
  }),
}
