import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'

import { Member, MemberEdit, NewMember } from './member.ts'

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
