import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import type { Listing } from '#contract/fields.ts'
import { fullName } from '#contract/full-name.ts'

import { teamEndpoints as calls, MAX_TEAM, type Member } from '#contract/team/member.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Users } from '../../db/schema.generated.ts'
import { changesBetween, record } from '../../history/history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { countRows, pageOfFew } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { command, query, type Route } from '../../http/route.ts'
import { lockOwnClient } from '../clients/lock-client.ts'
import { endSignIns } from '../identity/end-sign-ins.ts'

const presentMember = (user: Selectable<Users>): Member => ({
  id: user.id,
  firstName: user.first_name,
  lastName: user.last_name,
  email: user.email,
  phoneNo: user.phone_no,
  canPay: user.can_pay,
  isActive: user.is_active,
  isOwner: user.is_owner,
})

/** Returns the users of the actor's client, the owner first. */
async function listTeam(db: Db, { actor }: Context, listing: Listing): Promise<Paged<Member[]>> {
  const users = await db
    .selectFrom('users')
    .selectAll()
    .where('client_id', '=', actor.clientId)
    .orderBy('is_owner', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return pageOfFew(users.map(presentMember), listing, (member) => [fullName(member), member.email, member.phoneNo])
}

/** Adds a user to the actor's client and mails a link to set a password. 409 for an e-mail in use or a full team. */
async function addMember(tx: Tx, ctx: Context, input: Input<typeof calls.add>): Promise<Member> {
  const clientId = await lockOwnClient(tx, ctx.actor)
  const size = await countRows(tx.selectFrom('users').where('client_id', '=', clientId))
  if (size >= MAX_TEAM) throw conflict('team.full')
  const user = await tx
    .insertInto('users')
    .values({
      id: newId(),
      role: 'client',
      client_id: clientId,
      email: input.email,
      first_name: input.firstName,
      last_name: input.lastName,
      phone_no: input.phoneNo,
      can_pay: input.canPay,
      created_at: ctx.now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const changes = { canPay: { from: null, to: user.can_pay } }
  await record(tx, ctx, { subject: 'user', id: user.id, action: 'created', changes })
  return presentMember(user)
}

/**
 * Changes what a user of the actor's client may do; switching off ends the user's sessions and links. 404 for a user
 * of another client, 409 for switching the owner off.
 */
async function editMember(tx: Tx, ctx: Context, { userId, ...edited }: Input<typeof calls.edit>): Promise<Member> {
  const before = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('client_id', '=', ctx.actor.clientId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound('team.unknown'))
  const { canPay = before.can_pay, isActive = before.is_active } = edited
  if (before.is_owner && !isActive) throw conflict('team.ownerStays')
  const user = await tx
    .updateTable('users')
    .set({ can_pay: canPay, is_active: isActive })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!isActive) await endSignIns(tx, user)
  const changes = changesBetween(presentMember(before), presentMember(user))
  if (changes.isActive)
    await record(tx, ctx, {
      subject: 'user',
      id: userId,
      action: 'switched',
      changes: { isActive: changes.isActive },
    })
  if (changes.canPay)
    await record(tx, ctx, { subject: 'user', id: userId, action: 'edited', changes: { canPay: changes.canPay } })
  return presentMember(user)
}

export const teamRoutes: Route[] = [
  query(calls.all, listTeam),
  command(calls.add, addMember),
  command(calls.edit, editMember),
]
