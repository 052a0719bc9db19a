import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import type { Client, clientEndpoints, SignUp } from '#contract/clients/client.ts'
import type { Input } from '#contract/endpoint.ts'

import { toPaise } from '#contract/money.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history/history.ts'
import { conflict } from '../../http/errors.ts'
import { requireStepUp } from '../../http/session.ts'
import { requireFreeFirmName } from './edit-client.ts'
import { lockNamedClient } from './lock-client.ts'
import { getClient } from './queries.ts'

/**
 * Signs a dealer up. The user has no password until a superadmin verifies the client. 409 for an
 * e-mail in use, which can be used again once the sign-up is rejected.
 */
export async function signUp(tx: Tx, ctx: Context<null>, input: Input<typeof clientEndpoints.signUp>) {
  const [id = ''] = await insertClients(tx, ctx, [input])
  await record(tx, ctx, { subject: 'client', id, action: 'signed up' })
  return { id }
}

/** Inserts unverified clients, each with its first user, its owner, and returns their ids. */
export async function insertClients(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  inputs: readonly z.output<typeof SignUp>[],
): Promise<string[]> {
  const created_at = now.toISOString()
  const clients = inputs.map((input) => ({ id: newId(), input }))
  await tx
    .insertInto('clients')
    .values(
      clients.map(({ id, input }) => ({
        id,
        first_name: input.firstName,
        last_name: input.lastName,
        email: input.email,
        mobile_no: input.mobileNo,
        firm_name: input.firmName,
        address1: input.address1,
        address2: input.address2,
        city: input.city,
        state: input.state,
        pincode: input.pincode,
        created_at,
      })),
    )
    .execute()
  await tx
    .insertInto('users')
    .values(
      clients.map(({ id, input }) => ({
        id: newId(),
        role: 'client' as const,
        client_id: id,
        is_owner: true,
        email: input.email,
        first_name: input.firstName,
        last_name: input.lastName,
        phone_no: input.mobileNo,
        created_at,
      })),
    )
    .execute()
  return clients.map(({ id }) => id)
}

/**
 * Signs a dealer up and verifies it in one step, by the rules of both; the verification mails the link to set a
 * password. 409 for an e-mail or a firm name in use.
 */
export async function addClient(tx: Tx, ctx: Context, input: Input<typeof clientEndpoints.add>): Promise<Client> {
  const [id = ''] = await insertClients(tx, ctx, [input])
  await record(tx, ctx, { subject: 'client', id, action: 'added' })
  return verifyClient(tx, ctx, { id, creditLimit: input.creditLimit, fixedPenaltyAmount: input.fixedPenaltyAmount })
}

/**
 * Verifies a sign-up: grants credit limit and fixed penalty (rupees) and mails the first user a link.
 * 403 for credit without a step-up, 409 for a verified client, and for a firm name that another one has.
 */
export async function verifyClient(tx: Tx, ctx: Context, input: Input<typeof clientEndpoints.verify>) {
  const { actor, now } = ctx
  if (input.creditLimit > 0) requireStepUp(actor, now)
  const client = await lockNamedClient(tx, input.id)
  const { id } = client
  if (client.is_verified) throw conflict('client.alreadyVerified')
  await requireFreeFirmName(tx, { id, firmName: client.firm_name })
  await tx
    .updateTable('clients')
    .set({
      is_verified: true,
      verified_at: now.toISOString(),
      credit_limit: toPaise(input.creditLimit),
      fixed_penalty: toPaise(input.fixedPenaltyAmount),
    })
    .where('id', '=', id)
    .execute()
  await record(tx, ctx, {
    subject: 'client',
    id,
    action: 'verified',
    changes: {
      creditLimit: { from: 0, to: input.creditLimit },
      fixedPenaltyAmount: { from: 0, to: input.fixedPenaltyAmount },
    },
  })
  return getClient(tx, id, true)
}
