import { buffer } from 'node:stream/consumers'
import { type Selectable, sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import { MAX_PAYEE, type OfficeProfile, type officeEndpoints } from '#contract/office/office.ts'
import { unnamedOffice } from '#contract/office/unnamed-office.ts'
import type { ReportTask } from '../../adapters/pdfs.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import type { OfficeProfile as OfficeRow } from '../../db/schema.generated.ts'
import { changesBetween, recordSetting } from '../../history/history.ts'
import { badRequest, HttpError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireStepUp } from '../../http/session.ts'
import type { OfficeBrand } from '../../http/web-app.ts'
import type { Keys } from '../../security/keys.ts'
import type { Config } from '../../start/config.ts'
import { fileAddress, permanentAddress, uploadIdOfAddress } from '../files/file-address.ts'
import { isProof } from '../files/proof.ts'
import { readFile } from '../files/read-file.ts'
import { requireTaxedOffice } from './gst-settings.ts'

/** How long the name of the office in pages may be out of date, in milliseconds. */
const KEPT_MS = 10_000

/** How long a page waits for the database, which may hang, in milliseconds. */
const READ_TIMEOUT_MS = 300

interface BrandDeps {
  database: { db: Db }
  keys: Keys
  config: Pick<Config, 'SUPPORT_PHONE' | 'SUPPORT_EMAIL'>
}

/**
 * Returns a reader of the office's brand. Its phone and mail are those of the configuration, else those of its profile.
 * Without a database the last known brand stays, or none.
 */
export function officeBrand({ database, keys, config }: BrandDeps): () => Promise<OfficeBrand> {
  const { SUPPORT_PHONE, SUPPORT_EMAIL = '' } = config
  let brand: OfficeBrand = { name: '', logo: '', phone: SUPPORT_PHONE, email: SUPPORT_EMAIL }
  let readAt = Number.NEGATIVE_INFINITY
  const read = async () => {
    readAt = performance.now()
    try {
      const columns = ['name', 'logo_id', 'phone', 'email'] as const
      const row = await database.db.selectFrom('office_profile').select(columns).executeTakeFirst()
      brand = {
        name: row?.name ?? '',
        logo: row?.logo_id ? permanentAddress(keys, row.logo_id) : '',
        phone: SUPPORT_PHONE || (row?.phone ?? ''),
        email: SUPPORT_EMAIL || (row?.email ?? ''),
      }
    } catch {
      // The page is served all the same; its calls say that the database is away.
    }
  }
  return async () => {
    if (performance.now() - readAt > KEPT_MS)
      await Promise.race([read(), new Promise((resolve) => setTimeout(resolve, READ_TIMEOUT_MS).unref())])
    return brand
  }
}

/** Returns the office as the letterhead of a report shows it. */
export const readReportOffice = async (
  deps: Deps,
  request: Pick<RequestContext, 'keys' | 'now' | 'log'>,
): Promise<ReportTask<'invoice'>['data']['office']> => ({
  profile: await getOfficeProfile(deps.database.db, request),
  logo: await readLogo(deps, request),
})

/** Returns the logo of the office as a `data:` address; null without one: a receipt without its logo is still one. */
async function readLogo({ database, files }: Deps, { log }: Pick<RequestContext, 'log'>): Promise<string | null> {
  const logo = await database.db
    .selectFrom('office_profile')
    .innerJoin('uploads', 'uploads.id', 'office_profile.logo_id')
    .select(['uploads.id', 'uploads.file_key'])
    .executeTakeFirst()
  if (!logo) return null
  try {
    const image = await buffer(await readFile({ files, log }, logo.file_key, logo.id))
    return `data:image/jpeg;base64,${image.toString('base64')}`
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

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
    // A proof stays with what it proves.
    .where(sql<boolean>`not ${isProof}`)
    .returning('id')
    .executeTakeFirst()
  if (!upload) throw badRequest({ logoUrl: 'office.logoNotYours' })
  return upload.id
}
