import { z } from 'zod'
import { requiredText, requiredUpper, state, trimmed } from '../fields.ts'
import { MAX_NAME, MAX_RTO_CODE, MAX_UPI_ID } from '../limits.ts'
import { textKey } from '../texts.ts'

export const address = {
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
}

export const Branch = z.object({
  id: z.uuid(),
  name: z.string(),
  ...address,
  branchCode: z.string(),
  isActive: z.boolean(),
})
export type Branch = z.infer<typeof Branch>

export const pincode = (missing: string) =>
  trimmed(missing)
    .min(1, missing)
    .regex(/^\d{6}$/, textKey('fields.badPincode'))

/** A new branch; the server generates its code. */
export const NewBranch = z.strictObject({
  name: requiredText(textKey('general.isRequired', { label: textKey('fields.branchName') })),
  address1: requiredText(textKey('general.isRequired', { label: textKey('fields.branchAddress1') })),
  address2: requiredText(textKey('general.isRequired', { label: textKey('fields.branchAddress2') })),
  city: requiredText(textKey('general.isRequired', { label: textKey('fields.branchCity') })),
  state: state(textKey('general.isRequired', { label: textKey('fields.state') })),
  pincode: pincode(textKey('general.isRequired', { label: textKey('fields.branchPincode') })),
})
export type NewBranch = z.input<typeof NewBranch>

/** A financier of HPT and HPA; one named NA always exists. */
export const Firm = z.object({
  id: z.uuid(),
  name: z.string(),
  isActive: z.boolean(),
  /** The name of an older financier that looks the same; only in the superadmin's list, and usually missing. */
  looksLike: z.string().optional(),
})
export type Firm = z.infer<typeof Firm>
export const NewFirm = z.strictObject({
  name: requiredText(textKey('general.isRequired', { label: textKey('fields.name') })),
})
export type NewFirm = z.input<typeof NewFirm>

/** An RTO; `displayName` is `CODE - CITY`. */
export const Rto = z.object({
  id: z.uuid(),
  rtoCode: z.string(),
  city: z.string(),
  displayName: z.string(),
  isActive: z.boolean(),
  /** Who proposed an RTO that waits to be confirmed; only in the superadmin's list. */
  proposedBy: z.object({ firstName: z.string(), lastName: z.string() }).optional(),
})
export type Rto = z.infer<typeof Rto>

const codeMissing = textKey('general.isRequired', { label: textKey('fields.rtoCode') })

export const NewRto = z.strictObject({
  // Codes are compared without hyphens and dots: one of signs alone would equal every other.
  rtoCode: requiredUpper(codeMissing, MAX_RTO_CODE).refine((code) => /[\p{L}\p{N}]/u.test(code), codeMissing),
  city: requiredUpper(textKey('general.isRequired', { label: textKey('fields.city') }), MAX_NAME),
})
export type NewRto = z.input<typeof NewRto>

/** The RTO that takes the place of a proposed one. */
export const MergeRto = z.strictObject({ into: z.uuid({ error: textKey('rto.chooseRto') }) })

export const ToggleBranch = z.strictObject({ branchId: z.uuid({ error: textKey('branch.idMissing') }).toLowerCase() })
export const ToggleFirm = z.strictObject({ firmId: z.uuid({ error: textKey('firm.idMissing') }).toLowerCase() })

/** The answer of calls that activate or deactivate something. */
export const ActivationResult = z.object({ id: z.uuid(), isActive: z.boolean() })

/** 2 to 256 word characters, dots or hyphens, then @, then 2 to 64 letters. */
export const UpiId = trimmed(textKey('upi.invalid'))
  .max(MAX_UPI_ID, textKey('upi.invalid'))
  .regex(/^[\w.-]{2,256}@[a-zA-Z]{2,64}$/, textKey('upi.invalid'))
