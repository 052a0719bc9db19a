import { z } from 'zod'
import { email, flag, phone, requiredText } from '../fields.ts'
import { MAX_NAME } from '../limits.ts'
import { textKey } from '../texts.ts'

/** Maximum users of a client, its owner included. */
export const MAX_TEAM = 50

/** A user of a client. */
export const Member = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNo: z.string(),
  canPay: z.boolean(),
  isActive: z.boolean(),
  isOwner: z.boolean(),
})
export type Member = z.infer<typeof Member>

export const NewMember = z.strictObject({
  firstName: requiredText(textKey('general.isRequired', { label: textKey('fields.firstName') }), MAX_NAME),
  lastName: requiredText(textKey('general.isRequired', { label: textKey('fields.lastName') }), MAX_NAME),
  email: email(textKey('general.isRequired', { label: textKey('fields.email') })),
  phoneNo: phone(textKey('general.isRequired', { label: textKey('fields.phone') }), textKey('fields.badPhone')),
  canPay: flag(),
})
export type NewMember = z.input<typeof NewMember>

/** Fields that are left out stay. */
export const MemberEdit = z
  .strictObject({ canPay: flag().optional(), isActive: flag().optional() })
  .refine((edit) => Object.keys(edit).length > 0, { path: ['isActive'], error: textKey('fields.badFlag') })
export type MemberEdit = z.input<typeof MemberEdit>
