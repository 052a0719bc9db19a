import type { Selectable } from 'kysely'
import type { Input } from '#contract/endpoint.ts'

import { MAX_PAYEE, type OfficeProfile, type officeEndpoints, unnamedOffice } from '#contract/office/office.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import type { OfficeProfile as OfficeRow } from '../../db/schema.generated.ts'
import { changesBetween, recordSetting } from '../../history/history.ts'
import { badRequest } from '../../http/errors.ts'
import { requireStepUp } from '../../http/session.ts'
import { fileAddress, uploadIdOfAddress } from '../files/file-address.ts'
import { requireTaxedOffice } from './gst-settings.ts'

/** Returns the profile of the office; until it is set, that of an unnamed office. */
export async function getOfficeProfile(db: Db, ctx: Pick<Context, 'keys' | 'now'>): Promise<OfficeProfile> {
  const row = await db.selectFrom('office_profile').selectAll().executeTakeFirst()
  return row ? presentOffice(row, ctx) : unnamedOffice
}

const presentOffice = (
  row: Omit<Selectable<OfficeRow>, 'id' | 'updated_at'>,
  { keys, now }: Pick<Context, 'keys' | 'now'>,
): OfficeProfile => ({
  name: row.name,
  address1: row.address1,
  address2: row.address2,
  city: row.city,
  state: row.state,
  pincode: row.pincode,
  phone: row.phone,
  email: row.email,
  gstin: row.gstin,
  upiPayee: payeeOf(row),
  logoUrl: row.logo_id && fileAddress(keys, row.logo_id, now),
  colleaguesInSearch: row.colleagues_in_search,
})

/** The name that payers see in their UPI apps. */
const payeeOf = ({ upi_payee, name }: Pick<Selectable<OfficeRow>, 'upi_payee' | 'name'>) =>
  upi_payee || name.slice(0, MAX_PAYEE)

const { upiPayee: _, logoUrl: __, colleaguesInSearch: ___, ...texts } = unnamedOffice
/** The profile before anything was entered. */
const unnamed = { ...texts, upi_payee: '', logo_id: null, colleagues_in_search: false }

/**
 * Changes the profile of the office; fields that are left out stay. 403 without a step-up for another name in UPI apps,
 * 400 for a logo that is neither the present one nor
 * an upload of the caller, 409 for a GSTIN of another state.
 */
export async function editOffice(tx: Tx, ctx: Context, input: Input<typeof officeEndpoints.edit>) {
  await waitForLock(tx, 'settings')
  await tx
    .insertInto('office_profile')
    .values({ ...unnamed, updated_at: ctx.now.toISOString() })
    .onConflict((on) => on.doNothing())
    .execute()
  const before = await tx.selectFrom('office_profile').selectAll().executeTakeFirstOrThrow()
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
  if (payeeOf(after) !== payeeOf(before)) requireStepUp(ctx.actor, ctx.now)
  await requireTaxedOffice(tx, after)
  const changes = changesBetween(recorded(before), recorded(after))
  await recordSetting(tx, ctx, 'office', changes)
  return presentOffice(after, ctx)
}

/** The history stores the columns themselves, so that it never contains an address of the logo. */
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
  if (!upload) throw badRequest({ logoUrl: 'office.logoNotYours' })
  return upload.id
}
