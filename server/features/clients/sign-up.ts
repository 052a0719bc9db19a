import { v7 as newId } from 'uuid'
import type { clientEndpoints } from '#contract/clients/client-endpoints.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import type { RequestContext } from '../../http/request-context.ts'

/**
 * A dealer signs up. The user has no password until a superadmin verifies the client; an e-mail in
 * use is 409, and free again once the sign-up is rejected.
 */
export async function signUp(tx: Tx, call: RequestContext<typeof clientEndpoints.signUp>) {
  const { body } = call
  const id = newId()
  const created_at = call.now.toISOString()
  await tx
    .insertInto('clients')
    .values({
      id,
      first_name: body.firstName,
      last_name: body.lastName,
      email: body.email,
      mobile_no: body.mobileNo,
      firm_name: body.firmName,
      address1: body.address1,
      address2: body.address2,
      city: body.city,
      state: body.state,
      pincode: body.pincode,
      created_at,
    })
    .execute()
  await tx
    .insertInto('users')
    .values({
      id: newId(),
      role: 'client',
      client_id: id,
      email: body.email,
      first_name: body.firstName,
      last_name: body.lastName,
      phone_no: body.mobileNo,
      created_at,
    })
    .execute()
  await record(tx, call, { subject: 'client', id, action: 'signed up' })
  return { id }
}
