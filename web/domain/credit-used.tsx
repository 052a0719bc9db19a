import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { Bar } from '#web/ui/bar.tsx'
import { creditUse } from './credit-use.ts'

/** The used credit of a client and its limit as a text. */
export const creditText = (limit: number, used: number): string =>
  limit > 0 || used > 0 ? messages.dues.usedOf(showRupees(used), showRupees(limit)) : messages.dues.noCredit

/** A text about used credit with the used share as a bar, in a cell of a table. */
export function CreditUsed({ limit, used, text }: { limit: number; used: number; text: string }) {
  const { share, tone } = creditUse(limit, used)
  return (
    <div className="text-sm">
      {text}
      {limit > 0 && <Bar share={share} tone={tone} />}
    </div>
  )
}
