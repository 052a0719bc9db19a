import { z } from 'zod'
import { Role } from '../endpoint.ts'
import { AADHAAR_MESSAGE, aadhaar, accountEmail, email, optionalText, phone, requiredText } from '../fields.ts'
import { isRequired, messages } from '../messages.ts'

export const PHONE_MESSAGE = 'Enter a valid 10-digit Indian phone number'
export const PAN_MESSAGE = 'Enter Valid PAN'

/** Who is signed in, as the browser keeps it (spec/1 point 3). Amounts in rupees. */
export const SessionUser = z.object({
  id: z.uuid(),
  name: z.string(),
  isVerified: z.boolean(),
  email: z.string(),
  role: Role,
  branchCode: z.string().nullable(),
  employeeCode: z.string().nullable(),
  creditLimit: z.number().nullable(),
  utilizedCredit: z.number().nullable(),
})
export type SessionUser = z.infer<typeof SessionUser>

export const SignIn = z.strictObject({
  email: accountEmail(isRequired('Email')),
  password: z
    .string({ error: isRequired('Password') })
    .min(1, isRequired('Password'))
    .max(200),
  /** For who has two-factor sign-in on: six digits of the app, or a recovery code. */
  code: optionalText(40),
})
export type SignIn = z.input<typeof SignIn>

const newPassword = z
  .string({ error: messages.password.newRequired })
  .min(1, messages.password.newRequired)
  .min(8, messages.password.newTooShort)
  .max(200, 'At most 200 characters')
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'Remove the special characters')

export const ChangePassword = z.strictObject({
  currentPassword: z
    .string({ error: messages.password.currentRequired })
    .min(1, messages.password.currentRequired)
    .max(200),
  newPassword,
})
export type ChangePassword = z.input<typeof ChangePassword>

/** The token stands in the fragment of the mailed link. */
export const SetPassword = z.strictObject({
  token: z.string({ error: messages.password.linkDead }).regex(/^[\w-]{43}$/, messages.password.linkDead),
  password: newPassword,
})
export type SetPassword = z.input<typeof SetPassword>

/** A member of staff as answers show one (contract section 3). */
export const Employee = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNo: z.string(),
  branchCode: z.string().nullable(),
  employeeCode: z.string().nullable(),
  isActive: z.boolean(),
  role: Role,
})
export type Employee = z.infer<typeof Employee>

/** The Add Employee form (spec/2 point 5). Aadhaar and PAN are never answered in full. */
export const NewEmployee = z.strictObject({
  firstname: requiredText(isRequired('First Name'), 100),
  lastname: requiredText(isRequired('Last Name'), 100),
  email: email(isRequired('Email')),
  phone: phone(isRequired('Phone'), PHONE_MESSAGE),
  branchCode: requiredText('Branch is required', 20),
  aadharNumber: aadhaar().min(1, AADHAAR_MESSAGE),
  panNumber: z
    .string({ error: PAN_MESSAGE })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{5}\d{4}[A-Z]$/, PAN_MESSAGE),
  role: z.literal('employee', { error: 'Role must be employee' }),
})
export type NewEmployee = z.input<typeof NewEmployee>
