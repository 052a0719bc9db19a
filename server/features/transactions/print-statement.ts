import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Day, officeDay, showDay } from '#contract/dates.ts'
import type { Language } from '#contract/languages/language.ts'
import { t } from '#contract/texts.ts'
import type { MailAttachment } from '../../adapters/mail.ts'
import { jobContext } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import { withLanguage } from '../../context/language.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { readReportOffice } from '../office/office-profile.ts'
import { readStatement } from './statement.ts'

/** Maximum lines of a statement that is mailed: 60 pages, written in 3 s. */
export const MAILED_LINES = 2_000

/** How long a mail waits for its turn to be written, in ms. */
const QUEUE_TIMEOUT = 60_000

/** The portal itself, as a caller in the queue for PDFs. */
const OWNER = 'mails'

/** Writes a client's statement as it was at an instant, as a PDF in a language. Throws an error with a code. */
export async function printStatement(
  deps: Deps,
  { clientId, fromDate, at, language }: { clientId: string; fromDate: Day; at: string; language: string },
): Promise<MailAttachment> {
  const now = new Date(at)
  const toDate = officeDay(now)
  // The end is exclusive: entries of this millisecond belong to the statement.
  const end = new Date(now.getTime() + 1).toISOString()
  const statement = await inSnapshot(deps.database.db, (snapshot) =>
    readStatement(snapshot, clientId, { fromDate, toDate, end, asOf: toDate, isAsThen: true }),
  )
  const office = await readReportOffice(deps, jobContext(deps, now))
  const data = { statement, office, now, language: language as Language }
  const content = await deps.temporary.use(async (folder) => {
    const answer = await deps.pdfs.writeReport(
      async () => ({ folder, report: 'statement', data, target: 'statement' }),
      { owner: OWNER, signal: AbortSignal.timeout(QUEUE_TIMEOUT) },
    )
    if ('fault' in answer) throw Object.assign(new Error('The statement was not written'), { code: answer.fault })
    return readFile(join(folder, answer.written))
  })
  const name = withLanguage(data.language, () => t.dunning('fileName', { day: showDay(toDate) }))
  return { filename: `${name}.pdf`, contentType: 'application/pdf', content }
}
