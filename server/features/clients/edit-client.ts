import { sql } from 'kysely'
import type { Client, clientEndpoints } from '#contract/clients/client.ts'
import type { Input } from '#contract/endpoint.ts'
import { textKey } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import { changesBetween, record, recordEdit } from '../../history/history.ts'
import { conflict, detailedConflict, notFound } from '../../http/errors.ts'
import { lockNamedClient } from './lock-client.ts'
import { presentCorrectable } from './present.ts'
import { findClientId, getClient } from './queries.ts'

/**
 * Throws 409, with the other one, where another verified client has this firm name in any spelling; no other one gets it
 * until the transaction ends.
 */
export async function requireFreeFirmName(tx: Tx, { id, firmName }: { id: string; firmName: string }): Promise<void> {
  await waitForLock(tx, 'firmNames')
  const other = await tx
    .selectFrom('clients')
    .select(['firm_name', 'city', 'first_name', 'last_name'])
    .where('firm_key', '=', sql<string>`firm_key(${firmName})`)
    .where('is_verified', '=', true)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (!other) return
  const sentence = textKey('client.firmNameOf', {
    firmName: other.firm_name,
    city: other.city,
    name: `${other.first_name} ${other.last_name}`,
  })
  throw detailedConflict('client.firmNameInUse', sentence, { firmName: sentence })
}

/**
 * Corrects the data of a dealer, except the e-mail, by which it signs in. The names and the
 * number of its owner follow. A new firm name is offered for cases from now on; cases made before
 * keep the former one and this client. 404 unknown; 409 for a firm name that another verified client has.
 */
export async function editClient(tx: Tx, ctx: Context, input: Input<typeof clientEndpoints.edit>): Promise<Client> {
  const id = await findClientId(tx, input.id)
  const before =
    id &&
    (await tx
      .selectFrom('clients')
      .selectAll()
      .select(sql<boolean>`firm_key = firm_key(${input.firmName})`.as('isSameFirm'))
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst())
  if (!before) throw notFound()
  if (before.is_verified && !before.isSameFirm) await requireFreeFirmName(tx, { id, firmName: input.firmName })
  const person = { first_name: input.firstName, last_name: input.lastName }
  const row = await tx
    .updateTable('clients')
    .set({
      ...person,
      mobile_no: input.mobileNo,
      firm_name: input.firmName,
      address1: input.address1,
      address2: input.address2,
      city: input.city,
      state: input.state,
      pincode: input.pincode,
      ...(input.gstin !== undefined && { gstin: input.gstin }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('users')
    .set({ ...person, phone_no: input.mobileNo })
    .where('client_id', '=', id)
    .where('is_owner', '=', true)
    .execute()
  const changes = changesBetween(presentCorrectable(before), presentCorrectable(row))
  await recordEdit(tx, ctx, { subject: 'client', id, action: 'edited', changes })
  return getClient(tx, id, true)
}

/** Deletes an unverified sign-up, else 409; its e-mail can be used again. */
export async function rejectClient(tx: Tx, ctx: Context, input: Input<typeof clientEndpoints.reject>) {
  const { id, ...client } = await lockNamedClient(tx, input.id)
  if (client.is_verified) throw conflict('client.notRejectable')
  await tx.deleteFrom('clients').where('id', '=', id).execute()
  const changes = { firmName: { from: client.firm_name, to: null } }
  await record(tx, ctx, { subject: 'client', id, action: 'rejected', changes })
  return null
}
