import { z } from 'zod'
import { email, phone, requiredReason, requiredRupees, requiredText, state } from '../fields.ts'
import { MAX_NAME } from '../limits.ts'
import { messages } from '../messages.ts'
import { pincode } from '../reference/reference.ts'

const MOBILE_MESSAGE = 'Enter a valid 10-digit Indian phone number'

/** The public sign-up of a dealer (spec/2 point 5). */
export const SignUp = z.strictObject({
  firstName: requiredText('First Name is required', MAX_NAME),
  lastName: requiredText('Last Name is required', MAX_NAME),
  email: email(messages.general.isRequired('Email')),
  mobileNo: phone(messages.general.isRequired('Mobile No'), MOBILE_MESSAGE),
  firmName: requiredText(messages.general.isRequired('Firm Name')),
  address1: requiredText(messages.general.isRequired('Address1')),
  address2: requiredText(messages.general.isRequired('Address2')),
  city: requiredText(messages.general.isRequired('City'), MAX_NAME),
  state: state(messages.general.isRequired('State')),
  pincode: pincode(messages.general.isRequired('Pincode')),
})
export type SignUp = z.input<typeof SignUp>

/** A user who signs in for a client. */
export const ClientUser = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isActive: z.boolean(),
})

/** A dealer with a firm (spec/2 point 3). Amounts in rupees. */
export const Client = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobileNo: z.string(),
  phoneNo: z.string(),
  firmName: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  isVerified: z.boolean(),
  creditLimit: z.number(),
  utilizedCredit: z.number(),
  fixedPenaltyAmount: z.number(),
  users: z.array(ClientUser),
  /** The name of another client's firm that the firm of a sign-up can be taken for; mostly not there. */
  looksLike: z.string().optional(),
})
export type Client = z.infer<typeof Client>

export const VerifyClient = z.strictObject({
  creditLimit: requiredRupees(messages.general.isRequired('Credit Limit')),
  fixedPenaltyAmount: requiredRupees(messages.general.isRequired('Fixed Penalty')),
})
export type VerifyClient = z.input<typeof VerifyClient>

/** New credit limit and fixed penalty of a verified client, and why they change (contract-trade section 9). */
export const ChangeCredit = VerifyClient.extend({ reason: requiredReason(messages.cases.reasonRequired) })
