import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, flag, listQuery, pageOf, phone, requiredText } from '../fields.ts'
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

const ofOwner = { roles: ['client'], clientNeeds: 'isOwner' } as const

/** The users of a client, which its owner manages. */
export const teamEndpoints = {
  all: endpoint('GET', '/team/all', {
    ...ofOwner,
    summary: "The users of the caller's firm, the owner first",
    query: listQuery('firstName', 'lastName', 'email'),
    ...pageOf(Member),
  }),
  add: endpoint('POST', '/team/add', {
    ...ofOwner,
    summary: "Add a user to the caller's firm and mail a link to set a password",
    limit: 'addition',
    body: NewMember,
    data: Member,
    status: 201,
    message: 'team.added',
  }),
  edit: endpoint('PUT', '/team/edit/:userId', {
    ...ofOwner,
    summary: 'Say whether a user may pay and sign in; switching off ends the sessions',
    body: MemberEdit,
    data: Member,
    message: 'team.edited',
  }),
}
