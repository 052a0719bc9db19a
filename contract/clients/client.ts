import { z } from 'zod'
import { HOUR } from '../durations.ts'
import { endpoint } from '../endpoint.ts'
import { email, listQuery, pageOf, phone, requiredRupees, requiredText, state } from '../fields.ts'
import { changedGstin } from '../gst/gst.ts'
import { MAX_NAME } from '../limits.ts'
import { requiredReason } from '../reason.ts'
import { address, pincode } from '../reference/reference.ts'
import { staffRoles } from '../roles.ts'
import { textKey } from '../texts.ts'

const MOBILE_MESSAGE = textKey('fields.badPhone')

const ClientData = z.strictObject({
  firstName: requiredText(textKey('general.isRequired', { label: textKey('fields.firstName') }), MAX_NAME),
  lastName: requiredText(textKey('general.isRequired', { label: textKey('fields.lastName') }), MAX_NAME),
  mobileNo: phone(textKey('general.isRequired', { label: textKey('fields.mobileNo') }), MOBILE_MESSAGE),
  firmName: requiredText(textKey('general.isRequired', { label: textKey('fields.firmName') })),
  address1: requiredText(textKey('general.isRequired', { label: textKey('fields.address1') })),
  address2: requiredText(textKey('general.isRequired', { label: textKey('fields.address2') })),
  city: requiredText(textKey('general.isRequired', { label: textKey('fields.city') }), MAX_NAME),
  state: state(textKey('general.isRequired', { label: textKey('fields.state') })),
  pincode: pincode(textKey('general.isRequired', { label: textKey('fields.pincode') })),
})

/** The data of a dealer and its firm that can be corrected. A GSTIN that is left out stays. */
export const EditClient = ClientData.extend({ gstin: changedGstin })

export type EditClient = z.input<typeof EditClient>

/** The public sign-up of a dealer. */
export const SignUp = ClientData.extend({
  email: email(textKey('general.isRequired', { label: textKey('fields.email') })),
})

export type SignUp = z.input<typeof SignUp>

export const ClientUser = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isActive: z.boolean(),
})

/** A client. Amounts in rupees. */
export const Client = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobileNo: z.string(),
  phoneNo: z.string(),
  firmName: z.string(),
  ...address,
  isVerified: z.boolean(),
  creditLimit: z.number(),
  utilizedCredit: z.number(),
  fixedPenaltyAmount: z.number(),
  users: z.array(ClientUser),
  /** The GSTIN of the firm, for the superadmin alone: a PAN is a part of it. */
  gstin: z.string().nullable().optional(),
  /** Whether it gets no reminders of overdue bills; for the superadmin alone. */
  isDunningPaused: z.boolean().optional(),
  /** The name of another client's firm that looks the same as that of an unverified sign-up; usually missing. */
  looksLike: z.string().optional(),
})

export type Client = z.infer<typeof Client>

export const VerifyClient = z.strictObject({
  creditLimit: requiredRupees(textKey('general.isRequired', { label: textKey('fields.creditLimit') })),
  fixedPenaltyAmount: requiredRupees(textKey('general.isRequired', { label: textKey('fields.fixedPenalty') })),
})

export type VerifyClient = z.input<typeof VerifyClient>

/** A dealer whom the office signs up and verifies in one step. */
export const AddClient = SignUp.extend(VerifyClient.shape)

export type AddClient = z.input<typeof AddClient>

/** A new credit limit and penalty for a verified client, with the reason. */
export const ChangeCredit = VerifyClient.extend({ reason: requiredReason(textKey('cases.reasonRequired')) })

/** How long an override of the credit limit is open, in ms. */
export const CREDIT_OVERRIDE = 4 * HOUR

/** Lets a client pay once by credit beyond its limit, with the reason. */
export const OverrideCredit = z.strictObject({ reason: requiredReason(textKey('cases.reasonRequired')) })

export const CreditOverride = z.object({ id: z.uuid(), expiresAt: z.string() })

const clientList = listQuery('firstName', 'firmName', 'city', 'creditLimit')

/** Sign-up and administration of clients. */
export const clientEndpoints = {
  signUp: endpoint('POST', '/client/signup', {
    roles: 'public',
    summary: 'A dealer signs up and waits to be verified',
    limit: 'sign-up',
    body: SignUp,
    data: z.object({ id: z.uuid() }),
    status: 201,
    message: 'client.signedUp',
  }),
  all: endpoint('GET', '/client/all', {
    roles: ['superadmin'],
    scope: 'clients:read',
    summary: 'Every client, verified or not',
    query: clientList,
    ...pageOf(Client),
  }),
  active: endpoint('GET', '/client/active', {
    roles: staffRoles,
    scope: 'clients:read',
    summary: 'Clients that are verified and active',
    query: clientList,
    ...pageOf(Client),
  }),
  firmNames: endpoint('GET', '/client/firmnames/active', {
    roles: staffRoles,
    summary: 'The firm names of verified, active clients',
    query: listQuery('firmName'),
    ...pageOf(z.string()),
  }),
  verify: endpoint('POST', '/client/verify/:id', {
    roles: ['superadmin'],
    summary: 'Verify a client, grant a credit limit and mail a link to set a password',
    body: VerifyClient,
    data: Client,
    message: 'client.verified',
  }),
  add: endpoint('POST', '/client/add', {
    roles: ['superadmin'],
    summary: 'Sign a dealer up and verify it in one step; mails a link to set a password',
    body: AddClient,
    data: Client,
    status: 201,
    message: 'client.added',
  }),
  edit: endpoint('PUT', '/client/edit/:id', {
    roles: ['superadmin'],
    summary: 'Correct a client; cases made before keep the former firm name',
    body: EditClient,
    data: Client,
    message: 'client.edited',
  }),
  reject: endpoint('DELETE', '/client/reject-client/:id', {
    roles: ['superadmin'],
    summary: 'Reject and forget a sign-up',
    data: z.null(),
    message: 'client.rejected',
  }),
  changeCredit: endpoint('POST', '/client/credit/:id', {
    roles: ['superadmin'],
    summary: 'Change the credit limit and the fixed penalty of a verified client, with a reason',
    body: ChangeCredit,
    data: Client,
    message: 'client.creditChanged',
  }),
  overrideCredit: endpoint('POST', '/client/credit-override/:id', {
    roles: ['superadmin'],
    summary: 'Let a client make one payment by credit beyond its limit, within four hours, with a reason',
    body: OverrideCredit,
    data: CreditOverride,
    status: 201,
    message: 'client.overrideGiven',
  }),
}
