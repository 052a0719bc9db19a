import type { Db } from '../../db/connect.ts'
import type { OfficeBrand } from '../../http/web-app.ts'
import type { Keys } from '../../security/keys.ts'
import type { Config } from '../../start/config.ts'
import { permanentAddress } from '../files/file-address.ts'

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
