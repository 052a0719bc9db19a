import { addDays, officeDay } from '#contract/dates.ts'
import { toRupees } from '#contract/money.ts'
import type { ProofReading, ReadField, Reading } from '#contract/readings/reading.ts'
import { HIGH_CERTAINTY, type ReadName } from '#contract/readings/reading-values.ts'
import { nameKey } from '#contract/text.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { anyOf } from '../../db/rows.ts'
import { openReading, readingColumns } from './stored-readings.ts'

/** A payment as its proof is compared with it; its amount is in paise. */
interface ProvedPayment {
  proof_id: string | null
  amount: number
  utr: string | null
  payment_date: string
}

/** How many days before the payment was entered its proof may be. */
const DAYS_BEFORE = 3

/** Returns the readings of the proofs of payments, by proof, each compared with its payment. */
export async function readProofs(
  db: Db,
  ctx: Pick<Context, 'keys'>,
  payments: readonly ProvedPayment[],
): Promise<Map<string, ProofReading>> {
  const proofs = new Map(payments.flatMap((payment) => (payment.proof_id ? [[payment.proof_id, payment]] : [])))
  if (proofs.size === 0) return new Map()
  const rows = await db
    .selectFrom('readings')
    .select(['readings.upload_id', ...readingColumns])
    .where('readings.upload_id', '=', anyOf([...proofs.keys()]))
    .execute()
  if (rows.length === 0) return new Map()
  const office = await db.selectFrom('office_profile').select(['name', 'upi_payee']).executeTakeFirst()
  const payees = [office?.upi_payee, office?.name].filter((name) => name !== undefined && name !== '') as string[]
  return new Map(
    rows.flatMap(({ upload_id, ...row }) => {
      const payment = proofs.get(upload_id ?? '')
      if (!upload_id || !payment) return []
      const reading = openReading(ctx, row)
      return [[upload_id, { ...reading, agrees: agreementOf(reading, payment, payees) }]]
    }),
  )
}

function agreementOf({ fields }: Reading, payment: ProvedPayment, payees: readonly string[]): ProofReading['agrees'] {
  const day = officeDay(new Date(payment.payment_date))
  const fieldOf = (name: ReadName) => fields.find((field) => field.name === name)
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
