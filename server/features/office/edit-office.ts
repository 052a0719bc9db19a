import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { unnamedOffice } from '#contract/office/office.ts'
import type { officeEndpoints } from '#contract/office/office-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history.ts'
import { badRequest } from '../../http/errors.ts'
import { uploadIdOfAddress } from '../files/file-address.ts'
import { presentOffice } from './office-profile.ts'

/** The id of the profile in the history, which identifies every subject by an id. */
const OFFICE_SUBJECT = '00000000-0000-7000-8000-000000000002'

/** What stands in the profile before it is told. */
const unnamed = {
  name: unnamedOffice.name,
  address1: '',
  address2: '',
  city: '',
  state: '',
  pincode: '',
  phone: '',
  email: '',
  gstin: null,
  upi_payee: '',
  logo_id: null,
  colleagues_in_search: false,
}

/**
 * Changes the profile of the office; fields that are left out stay. 400 for a logo that is neither the present one nor
 * an upload of the caller.
 */
export async function editOffice(tx: Tx, ctx: Context, input: Input<typeof officeEndpoints.edit>) {
  await tx
    .insertInto('office_profile')
    .values({ ...unnamed, updated_at: ctx.now.toISOString() })
    .onConflict((on) => on.doNothing())
    .execute()
  const before = await tx.selectFrom('office_profile').selectAll().forUpdate().executeTakeFirstOrThrow()
  const { upiPayee, logoUrl, colleaguesInSearch, ...named } = input
  const after = await tx
    .updateTable('office_profile')
    .set({
      ...named,
      ...(upiPayee !== undefined && { upi_payee: upiPayee }),
      ...(logoUrl !== undefined && { logo_id: await keepLogo(tx, ctx, logoUrl, before.logo_id) }),
      ...(colleaguesInSearch !== undefined && { colleagues_in_search: colleaguesInSearch }),
      updated_at: ctx.now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const changes = changesBetween(recorded(before), recorded(after))
  if (Object.keys(changes).length > 0)
    await record(tx, ctx, { subject: 'setting', id: OFFICE_SUBJECT, action: 'edited', changes })
  return presentOffice(after, ctx)
}

/** What the history tells of the profile: the columns themselves, so that an address of the logo never stands in it. */
const recorded = ({ id: _id, updated_at: _at, ...columns }: { id: number; updated_at: string }) => columns

/** Returns the id of the upload, which is kept from now on; 400 unless it is the present logo or the caller's own. */
async function keepLogo(
  tx: Tx,
  { actor, keys, config }: Context,
  url: string | null,
  present: string | null,
): Promise<string | null> {
  const id = url && uploadIdOfAddress(keys, config.PUBLIC_URL, url)
  if (id && id === present) return id
  // The hourly cleanup deletes the former logo.
  await tx.updateTable('uploads').set({ is_kept: false }).where('id', '=', present).execute()
  if (url === null) return null
  const upload = await tx
    .updateTable('uploads')
    .set({ is_kept: true })
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    // A proof of a payment stays with its payment.
    .where((eb) => eb.not(eb.exists(eb.selectFrom('payments').select('id').whereRef('proof_id', '=', 'uploads.id'))))
    .returning('id')
    .executeTakeFirst()
  if (!upload) throw badRequest({ logoUrl: messages.office.logoNotYours })
  return upload.id
}
