import type { Input } from '#contract/endpoint.ts'
import { firstGstSettings, type GstSettings, type gstEndpoints } from '#contract/gst/gst.ts'
import { stateOfGstin } from '#contract/office/gstin.ts'
import { textKey } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import { changesBetween, recordSetting } from '../../history/history.ts'
import { badRequest, detailedConflict, type FieldErrors } from '../../http/errors.ts'

/** Returns the settings of GST; off until they are set. */
export async function getGstSettings(db: Db | Tx): Promise<GstSettings> {
  const row = await db.selectFrom('gst_settings').selectAll().executeTakeFirst()
  if (!row) return firstGstSettings
  return { isOn: row.is_on, gstin: row.gstin, sac: row.sac, ratePercent: row.rate / 100, from: row.from_day }
}

/**
 * Changes the settings of GST; fields that are left out stay. 400 while on without a GSTIN that is the profile's, a SAC, a
 * first day, or a state of the office; and for a first day in the past when it is switched on or the day changes. 409 for a
 * GSTIN of another state.
 */
export async function editGstSettings(
  tx: Tx,
  ctx: Context,
  input: Input<typeof gstEndpoints.editSettings>,
): Promise<GstSettings> {
  // Of the profile as well: each of the two is validated against the other.
  await waitForLock(tx, 'settings')
  const before = await getGstSettings(tx)
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const after: GstSettings = { ...before, ...given }
  const office = await tx.selectFrom('office_profile').select(['gstin', 'state']).executeTakeFirst()
  if (after.gstin !== null && (input.gstin || after.isOn) && after.gstin !== office?.gstin)
    throw badRequest({ gstin: 'gst.notOfOffice' })
  if (after.isOn) requireComplete(before, after, { today: ctx.today, state: office?.state ?? '' })
  if (input.gstin || after.isOn) requireGstinOfState(after.gstin, office?.state ?? '')
  const row = {
    is_on: after.isOn,
    gstin: after.gstin,
    sac: after.sac,
    // In the unit of the database, hundredths of a percent.
    rate: Math.round(after.ratePercent * 100),
    from_day: after.from,
    updated_at: ctx.now.toISOString(),
  }
  await tx
    .insertInto('gst_settings')
    .values(row)
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute()
  const changes = changesBetween({ ...before }, { ...after })
  await recordSetting(tx, ctx, 'gst', changes)
  return after
}

function requireComplete(
  before: GstSettings,
  after: GstSettings,
  { today, state }: { today: string; state: string },
): void {
  const begins = !before.isOn || after.from !== before.from
  const faults: FieldErrors = {
    ...(after.gstin === null && { gstin: 'gst.gstinRequired' }),
    ...(after.sac === null && { sac: 'gst.sacRequired' }),
    ...(after.from === null && { from: 'gst.fromRequired' }),
    ...(after.from !== null && begins && after.from < today && { from: 'gst.fromPast' }),
    ...(state === '' && { isOn: 'gst.stateRequired' }),
  }
  if (Object.keys(faults).length > 0) throw badRequest(faults)
}

/** Throws 409 for a GSTIN of another state than the office has: its invoices would carry CGST and SGST for IGST. */
function requireGstinOfState(gstin: string | null, state: string): void {
  if (gstin === null || state === '') return
  const registered = stateOfGstin(gstin)
  if (registered === state) return
  const sentence = registered
    ? textKey('gst.notOfState', { ofGstin: registered, ofOffice: state })
    : textKey('gst.notOfAnyState', { digits: gstin.slice(0, 2) })
  throw detailedConflict('gst.wrongState', sentence, { gstin: sentence })
}

/**
 * Throws 409 for a profile of the office with a GSTIN of another state; and while GST is on, 400 for another GSTIN and
 * without a state.
 */
export async function requireTaxedOffice(tx: Tx, office: { gstin: string | null; state: string }): Promise<void> {
  const { isOn, gstin } = await getGstSettings(tx)
  if (isOn && office.gstin !== gstin) throw badRequest({ gstin: 'gst.gstinInUse' })
  if (isOn && office.state === '') throw badRequest({ state: 'gst.stateInUse' })
  requireGstinOfState(office.gstin, office.state)
}
