import type { MailAttachment } from '../adapters/mail.ts'
import type { Deps } from '../deps.ts'
import { printStatement } from '../features/transactions/print-statement.ts'
import type { Delivery } from './channels/channel.ts'
import { openParameters } from './sealed-parameters.ts'
import { billDunned, type DunningParameters } from './templates/bill-letters.ts'

/**
 * Writes the files of a mail when it is sent, from what its parameters name, so that the outbox stores no files. They
 * tell what was stored when the mail was queued. Rejects while a file cannot be written, which causes a retry.
 */
export async function attachmentsOf(deps: Deps, delivery: Delivery): Promise<MailAttachment[]> {
  if (delivery.template !== billDunned.name) return []
  const { clientId, statementFrom, judgedAt } = JSON.parse(openParameters(deps.keys, delivery)) as DunningParameters
  if (statementFrom === null) return []
  return [await printStatement(deps, { clientId, fromDate: statementFrom, at: judgedAt, language: delivery.language })]
}
