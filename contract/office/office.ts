import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { blankableText, email, flag, requiredText, trimmed } from '../fields.ts'
import { MAX_NAME, MAX_TEXT, MAX_WEB_ADDRESS } from '../limits.ts'
import { roles } from '../roles.ts'
import { states } from '../states.ts'
import { textKey } from '../texts.ts'
import { GSTIN_LENGTH, isGstin } from './gstin.ts'

/**
 * The office itself: the letterhead of every PDF, the sender of mails, the payee of UPI payments (contract-trade
 * section 10). A missing value is an empty text, or null.
 */
export const OfficeProfile = z.object({
  name: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  phone: z.string(),
  email: z.string(),
  gstin: z.string().nullable(),
  upiPayee: z.string(),
  /** A freshly signed address, valid for an hour. */
  logoUrl: z.string().nullable(),
  /** True if the search of an employee also finds colleagues' cases, as number, plate, status and desk. */
  colleaguesInSearch: z.boolean(),
})

export type OfficeProfile = z.infer<typeof OfficeProfile>

/** Maximum characters of the payee: more are cut off by UPI apps. */
export const MAX_PAYEE = 50

const line = (max: number) => blankableText(textKey('fields.notText'), max)

/** An empty text, or one that the schema accepts. */
const orEmpty = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema])

/** Changes the profile; a field that is left out stays, but the name is required. */
export const EditOffice = z.strictObject({
  name: requiredText(textKey('general.isRequired', { label: textKey('office.name') }), MAX_NAME),
  address1: line(MAX_TEXT).optional(),
  address2: line(MAX_TEXT).optional(),
  city: line(MAX_NAME).optional(),
  state: orEmpty(z.enum(states, { error: textKey('fields.badState') })).optional(),
  pincode: orEmpty(
    z
      .string()
      .trim()
      .regex(/^\d{6}$/, textKey('fields.badPincode')),
  ).optional(),
  phone: orEmpty(
    z
      .string()
      .trim()
      .regex(/^\+?[\d ()/-]{5,30}$/, textKey('office.badPhone')),
  ).optional(),
  email: orEmpty(email(textKey('fields.badEmail'))).optional(),
  gstin: z
    .union([
      z.null(),
      z.literal('').transform(() => null),
      trimmed(textKey('office.badGstin'))
        .toUpperCase()
        .max(GSTIN_LENGTH, textKey('office.badGstin'))
        .refine(isGstin, textKey('office.badGstin')),
    ])
    .optional(),
  /** Empty: the name of the office. */
  upiPayee: line(MAX_PAYEE).optional(),
  logoUrl: z
    .union([
      z.null(),
      trimmed(textKey('office.logoNotYours'))
        .min(1, textKey('office.logoNotYours'))
        .max(MAX_WEB_ADDRESS, textKey('office.logoNotYours')),
    ])
    .optional(),
  colleaguesInSearch: flag().optional(),
})

export type EditOffice = z.input<typeof EditOffice>

/** The office itself. */
export const officeEndpoints = {
  profile: endpoint('GET', '/office/profile', {
    roles,
    summary: 'The name, address and payment details of the office',
    data: OfficeProfile,
    atCounter: true,
  }),
  edit: endpoint('PUT', '/office/profile', {
    roles: ['superadmin'],
    summary: 'Change the profile of the office; fields that are left out stay',
    body: EditOffice,
    data: OfficeProfile,
    message: 'office.saved',
  }),
}
