import { addDays, officeDay } from '#contract/dates.ts'
import { toRupees } from '#contract/money.ts'
import type { ProofReading, ReadField, Reading } from '#contract/readings/reading.ts'
import { HIGH_CERTAINTY, type ReadName } from '#contract/readings/reading-values.ts'
import { nameKey } from '#contract/text.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { anyOf } from '../../db/rows.ts'
import { openReading, readingColumns } from './stored-readings.ts'

type Agreement = ProofReading['agrees']

/** How many days before the payment was entered its proof may be. */
const DAYS_BEFORE = 3

/** Returns the readings of proofs with what was found when they were compared with their payments, by proof. */
export async function readProofs(
  db: Db,
  ctx: Pick<Context, 'keys'>,
  proofs: readonly string[],
): Promise<Map<string, ProofReading>> {
  if (proofs.length === 0) return new Map()
  const rows = await db
    .selectFrom('readings')
    .select(['upload_id', 'agrees_utr', 'agrees_amount', 'agrees_day', 'agrees_payee', ...readingColumns])
    .where('upload_id', '=', anyOf([...proofs]))
    .execute()
  return new Map(
    rows.map(({ upload_id, agrees_utr: utr, agrees_amount: amount, agrees_day: day, agrees_payee: payee, ...row }) => [
      upload_id ?? '',
      { ...openReading(ctx, row), agrees: { utr, amount, day, payee } },
    ]),
  )
}

/** Compares what was read of a proof with its payment and with whom the office says to pay. */
export async function compareProof(tx: Tx, proofId: string, reading: Reading): Promise<Agreement> {
  const payment = await tx
    .selectFrom('payments')
    .select(['amount', 'utr', 'payment_date'])
    .where('proof_id', '=', proofId)
    .executeTakeFirst()
  if (!payment) return { utr: null, amount: null, day: null, payee: null }
  const office = await tx.selectFrom('office_profile').select(['name', 'upi_payee']).executeTakeFirst()
  const payees = [office?.upi_payee, office?.name].filter((name) => name !== undefined && name !== '') as string[]
  const day = officeDay(new Date(payment.payment_date))
  const fieldOf = (name: ReadName) => reading.fields.find((field) => field.name === name)
  return {
    utr: payment.utr === null ? null : agrees(fieldOf('utr'), (utr) => utr === payment.utr),
    amount: agrees(fieldOf('amount'), (amount) => Number(amount) === toRupees(payment.amount)),
    day: agrees(fieldOf('day'), (read) => read <= day && read >= addDays(day, -DAYS_BEFORE)),
    payee: payees.length === 0 ? null : agrees(fieldOf('payee'), (payee) => payees.some((name) => isSame(name, payee))),
  }
}

/** Apps cut long names off. */
function isSame(name: string, payee: string): boolean {
  const [one, other] = [nameKey(name), nameKey(payee)]
  return one.startsWith(other) || other.startsWith(one)
}

/** Null for what was not read, and for a difference that may be a mistake of the reader. */
function agrees(field: ReadField | undefined, isEqual: (value: string) => boolean): boolean | null {
  if (!field) return null
  if (isEqual(field.value)) return true
  return field.certainty >= HIGH_CERTAINTY ? false : null
}
