import { z } from 'zod'
import { type Day, isDay } from './dates.ts'
import { MAX_CURSOR, MAX_EMAIL, MAX_PAGE_SIZE, MAX_SEARCH, MAX_TEXT, MAX_WEB_ADDRESS } from './limits.ts'
import { describedCursor, MAX_PAGE } from './long-lists.ts'
import { maskedLine } from './masked-text.ts'
import { isRupees, MAX_RUPEES, showRupees } from './money.ts'
import { states } from './states.ts'
import { isPrintable, normalizeLine } from './text.ts'
import { textKey } from './texts.ts'

/*
 * The kinds of fields of calls. Each is bounded and trimmed, and refuses characters that nobody types:
 * NUL, other control characters, and unpaired surrogates. `clean` normalises the text by one of the
 * functions of masked-text.ts, which mask Aadhaar numbers, or of text.ts; the default is that for names.
 */

type Clean = (text: string) => string

const printable = (max: number, missing: string, clean: Clean) =>
  z
    .string({ error: missing })
    .overwrite(clean)
    .max(max, textKey('fields.tooLong', { max }))
    .refine(isPrintable, textKey('fields.notPrintable'))

/** A text without blanks at its ends; `wrong` is the message for any other value. */
export const trimmed = (wrong: string) => z.string({ error: wrong }).trim()

export const flag = () => z.boolean({ error: textKey('fields.badFlag') })

/** A mandatory text; `missing` is the message for a missing value. */
export const requiredText = (missing: string, max = MAX_TEXT, clean: Clean = maskedLine) =>
  printable(max, missing, clean).min(1, missing)

/** Capitals first, because some letters become two or three. */
const inCapitals =
  (clean: Clean): Clean =>
  (text) =>
    clean(text).toUpperCase().normalize()

export const requiredUpper = (missing: string, max = MAX_TEXT, clean: Clean = maskedLine) =>
  requiredText(missing, max, inCapitals(clean))

/** Takes a missing value, `null` and blank text as missing. */
export const orNone = <S extends z.ZodType>(schema: S) =>
  z
    .union([z.literal('').transform(() => null), z.null(), schema])
    .optional()
    .transform((value) => (value === undefined ? null : value) as z.output<S> | null)

/** A text that must be given, but may be blank. */
export const blankableText = (missing: string, max = MAX_TEXT, clean: Clean = maskedLine) =>
  printable(max, missing, clean)

/** A text of a change: null and blank clear what is stored, a missing value leaves it. */
export const changedText = (max = MAX_TEXT, clean: Clean = maskedLine) =>
  printable(max, textKey('fields.notText'), clean)
    .nullable()
    .transform((text) => text || null)
    .optional()

export const optionalText = (max = MAX_TEXT, clean: Clean = maskedLine) =>
  printable(max, textKey('fields.notText'), clean)
    .nullish()
    .transform((text) => text || null)

export const optionalUpper = (max = MAX_TEXT, clean: Clean = maskedLine) => optionalText(max, inCapitals(clean))

/** An address of the web, http or https; `invalid` is the message for any other value. */
export const webAddress = (invalid: string) =>
  trimmed(invalid)
    .max(MAX_WEB_ADDRESS, invalid)
    // A parser of addresses drops what the database refuses, and the text keeps it.
    .refine(isPrintable, invalid)
    .pipe(z.url({ protocol: /^https?$/, error: invalid }))
    // The parser takes `https:///x` for the host x, and a port at which nobody listens.
    .refine(
      (address) => /^\w+:\/\/[^/\\]/.test(address) && !/^\w+:\/\/[^/\\?#]*:0+(?:[/\\?#]|$)/.test(address),
      invalid,
    )

const isoDay = z.iso.date(textKey('filter.badDay'))

/** A mandatory day, `YYYY-MM-DD`. */
export const requiredDay = (missing: string) =>
  trimmed(missing)
    .min(1, missing)
    .check(isoDay)
    .refine(isDay, textKey('filter.badDay'))
    .transform((day): Day => day)

export const optionalDay = () =>
  orNone(trimmed(textKey('filter.badDay')).check(isoDay).refine(isDay, textKey('filter.badDay')))

const rupees = (missing: string, invalid: string, negative: string = textKey('fields.negative')) =>
  z
    .number({ error: missing })
    .min(0, negative)
    .max(MAX_RUPEES, textKey('fields.tooMuch', { most: showRupees(MAX_RUPEES) }))
    .refine(isRupees, invalid)

/** An amount in rupees, not negative, at most two decimals. */
export const requiredRupees = (missing: string) => rupees(missing, textKey('fields.tooManyDecimals'))

const orNull = (amount: ReturnType<typeof rupees>) => amount.nullish().transform((value) => value ?? null)

const AMOUNT = textKey('fields.badAmount')

/** An optional amount in rupees; `wrong` is the message for any invalid value, where the specification has one. */
export const optionalRupees = (wrong?: string) => orNull(rupees(wrong ?? AMOUNT, wrong ?? AMOUNT, wrong))

/** A phone number: 10 digits, the first one 6 to 9. */
export const phone = (missing: string, invalid: string) =>
  trimmed(missing)
    .min(1, missing)
    .regex(/^[6-9]\d{9}$/, invalid)

export const optionalPhone = (invalid: string) => orNone(trimmed(invalid).regex(/^[6-9]\d{9}$/, invalid))

const emailLike = (missing: string, pattern: RegExp) =>
  trimmed(missing)
    .min(1, missing)
    .max(MAX_EMAIL, textKey('fields.badEmail'))
    .regex(pattern, textKey('fields.badEmail'))
    .refine(isPrintable, textKey('fields.badEmail'))
    .toLowerCase()

/**
 * An e-mail address, lower-cased: a simple pattern, with the length checked before it. Letters, digits and `_ . + - ' = ~`
 * only: mail programs turn other characters into an address that differs from the visible one.
 */
export const email = (missing: string) =>
  emailLike(
    missing,
    // Both cases spelled out: the description of the API has patterns without flags.
    /^[A-Za-z\d_.+'=~-]{1,64}@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z\d-]{2,63}$/,
  )

/** The e-mail address of an existing account: accepts every pattern that was ever valid. */
export const accountEmail = (missing: string) =>
  emailLike(missing, /^[^\s@,;<>"\\]{1,64}@[^\s@,;<>"\\.]+(?:\.[^\s@,;<>"\\.]+)+$/)

export const AADHAAR_MESSAGE = textKey('fields.badAadhaar')
/** Exactly 12 digits. */
export const aadhaar = () => trimmed(AADHAAR_MESSAGE).regex(/^\d{12}$/, AADHAAR_MESSAGE)

/** The Aadhaar number of an owner: exactly 12 digits, or `COMPANY` for a company, which has none. */
export const ownerAadhaar = () => trimmed(AADHAAR_MESSAGE).regex(/^(?:\d{12}|COMPANY)$/, AADHAAR_MESSAGE)

/** The same, or the masked number of an earlier answer. */
export const ownerAadhaarOrMasked = () =>
  trimmed(AADHAAR_MESSAGE).regex(/^(?:\d{12}|COMPANY|XXXX XXXX (?:\d{4}|XXXX))$/, AADHAAR_MESSAGE)

const page = z.int().min(0).max(MAX_PAGE)
const pageSize = z.int().min(1).max(MAX_PAGE_SIZE)

const search = z
  .string()
  .overwrite(normalizeLine)
  .max(MAX_SEARCH)
  .refine(isPrintable, textKey('fields.specialCharacters'))
  .optional()

/**
 * A mandatory whole number in a query string, which the description of the API calls an integer; `invalid` is the message
 * for any other text.
 */
export const requiredInAddress = (schema: z.ZodInt, invalid: string) =>
  z.preprocess((text: string, context) => {
    if (typeof text === 'string' && /^\d{1,7}$/.test(text)) return Number(text)
    context.addIssue(invalid)
    return z.NEVER
  }, schema)

/** A whole number in a query string. */
export const inAddress = (schema: z.ZodInt) => requiredInAddress(schema, textKey('fields.notWhole')).optional()

/** Yes or no in a query string, `true` or `false`. */
export const flagInAddress = () =>
  z.preprocess((text: 'true' | 'false') => (['true', 'false'].includes(text) ? text === 'true' : text), flag())

/** Several values in a query string: `ready,assigned`, or the name repeated. */
export const valuesInAddress = <S extends z.ZodArray>(schema: S) =>
  z.preprocess((value: string | string[]) => [value].flat().flatMap((text) => text.split(',')), schema)

/** The value of `sort`: `field` or `-field`, one of the sortable fields. */
export const sortKey = <const F extends readonly [string, ...string[]]>(fields: F) =>
  z.enum([...fields, ...fields.map((field) => `-${field}` as const)] as `${'' | '-'}${F[number]}`[])

/** A place in a list, by which a program reads the list to its end. */
const after = z
  .string({ error: textKey('fields.badCursor') })
  .max(MAX_CURSOR, textKey('fields.badCursor'))
  .optional()
  .meta({ description: describedCursor.after })

/** The page of list calls with a body. */
export const paging = { page: page.optional(), pageSize: pageSize.optional(), after }

/** The common fields of list calls with a body. */
export const listBody = <const F extends readonly [string, ...string[]]>(...sortable: F) => ({
  ...paging,
  search,
  sort: sortKey(sortable).optional(),
})

/** The page of list calls with a query string. */
export const pageQuery = { page: inAddress(page), pageSize: inAddress(pageSize), after }

/** Page and search of list calls with a query string. */
export const pagingQuery = { ...pageQuery, search }

/** The common fields of list calls with a query string. */
export const listQuery = <const F extends readonly [string, ...string[]]>(...sortable: F) =>
  z.strictObject({
    ...pagingQuery,
    sort: sortKey(sortable).optional(),
  })

/** The answer of a call that returns a page of rows. */
export const pageOf = <Row extends z.ZodType>(row: Row) => ({ data: z.array(row), paged: true })

/** A month of a year; months count from 1, as people and bills count them. */
export const monthOfYear = {
  month: z
    .int({ error: textKey('bills.badMonth') })
    .min(1, textKey('bills.badMonth'))
    .max(12, textKey('bills.badMonth')),
  year: z
    .int({ error: textKey('bills.badYear') })
    .min(2000, textKey('bills.badYear'))
    .max(2100, textKey('bills.badYear')),
}

export interface Listing {
  page?: number | undefined
  pageSize?: number | undefined
  after?: string | undefined
  search?: string | undefined
  sort?: string | undefined
}

/** One of the 36 states and union territories; `missing` is the message for a missing value. */
export const state = (missing: string) => z.enum(states, { error: missing })
