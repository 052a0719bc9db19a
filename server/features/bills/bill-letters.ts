import { showBillMonth } from '#contract/bills/bill-rules.ts'
import { showDay } from '#contract/dates.ts'
import { showRupees, toRupees } from '#contract/money.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { letter } from '../../mail/letters.ts'
import { queueMail } from '../../mail/outbox.ts'
import type { BillColumns } from './present.ts'

type Billed = BillColumns & { client_id: string; penalty: number }

/**
 * Queues the mail that a bill was raised, will be due in some days, is overdue, or has lost its penalty,
 * in the transaction of what it tells of. It goes to the address that the client signed up with.
 */
export async function sendBillLetter(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'keys' | 'config'>,
  bill: Billed,
  why: 'raised' | 'due soon' | 'overdue' | 'waived',
): Promise<void> {
  const client = await tx
    .selectFrom('clients')
    .select(['email', 'first_name'])
    .where('id', '=', bill.client_id)
    .executeTakeFirstOrThrow()
  const month = showBillMonth({ billMonth: bill.month, billYear: bill.year })
  const [total, due] = [showRupees(toRupees(bill.total)), showDay(bill.due_date)]
  const amount = showRupees(toRupees(bill.penalty))
  const penalty = bill.penalty > 0 ? ` A penalty of ${amount} was added.` : ''
  const words = {
    raised: [`Your bill for ${month}`, `Your bill for ${month} is ready: ${total}, due on ${due}.`],
    'due soon': [
      `Your bill for ${month} is due on ${due}`,
      `Your bill for ${month}, ${total}, is due on ${due}. If it is paid already and under verification, ignore this mail.`,
    ],
    overdue: [
      `Your bill for ${month} is overdue`,
      `Your bill for ${month} was due on ${due} and is not paid.${penalty} The amount to be paid is ${total}.`,
    ],
    waived: [
      `The penalty on your bill for ${month} was waived`,
      `The office has waived the penalty of ${amount} on your bill for ${month}. The amount to be paid is ${total}.`,
    ],
  } as const
  const [subject, paragraph] = words[why]
  await queueMail(
    tx,
    ctx,
    letter({
      to: client.email,
      subject: `${subject} – Vehicle Record Portal`,
      greeting: `Hello ${client.first_name},`,
      paragraphs: [paragraph],
      action: { label: 'See your bills', href: `${ctx.config.PUBLIC_URL}/client/Bills` },
    }),
  )
}
