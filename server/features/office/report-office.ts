import { buffer } from 'node:stream/consumers'
import type { ReportTask } from '../../adapters/pdfs.ts'
import type { Deps } from '../../context/deps.ts'
import { HttpError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readFile } from '../files/read-file.ts'
import { getOfficeProfile } from './office-profile.ts'

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
