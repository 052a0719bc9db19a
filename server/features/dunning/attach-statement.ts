import { billDunned, type DunningParameters } from '../../deliveries/templates/client-letters.ts'
import type { MailFiles } from '../../deps.ts'
import { printStatement } from '../transactions/print-statement.ts'

/** Attaches a client's statement to the reminder of an overdue bill, as it was when the reminder was queued. */
export const dunningFiles: MailFiles = {
  template: billDunned.name,
  async write(deps, language, parameters) {
    const { clientId, statementFrom, judgedAt } = JSON.parse(parameters) as DunningParameters
    if (statementFrom === null) return []
    return [await printStatement(deps, { clientId, fromDate: statementFrom, at: judgedAt, language })]
  },
}
