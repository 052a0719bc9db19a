import { toRupees } from '#contract/money.ts'
import type { ClientSession } from '#test/factories.ts'
import type { Office } from '#test/office.ts'

export interface Entry {
  at: Date
  kind: string
  amount: number
  effect: number
}
/** A debt with the moments at which it began and was settled. */
interface Debt {
  at: Date
  amount: number
  until: Date | null
}
/** A client's account as a test keeps it, in whole paise. */
export interface Book {
  entries: Entry[]
  debts: Map<string, Debt>
}

/** The adjustments in a client's book: each is a debt that bills take over in parts. */
export class AdjustedAccount {
  /** The payments that can be taken back. */
  readonly verified: { paymentId: string; amount: number }[] = []
  count = 0
  /** How often a bill left a part for the next. */
  rests = 0
  private readonly made: { id: string; at: Date; amount: number; rest: number; isFinal: boolean }[] = []
  private readonly parts = new Map<string, { name: string; amount: number }[]>()
  private readonly office: Office
  private readonly client: ClientSession
  private readonly book: Book
  constructor(office: Office, client: ClientSession, book: Book) {
    this.office = office
    this.client = client
    this.book = book
  }

  /** Returns the names of the debts that a bill carries. */
  partsIn = (billId: string): string[] => (this.parts.get(billId) ?? []).map(({ name }) => name)

  sumIn = (billId: string): number => (this.parts.get(billId) ?? []).reduce((sum, { amount }) => sum + amount, 0)

  /** Adjusts the account by some rupees, reverses an adjustment, or takes a verified payment back. */
  async adjust(pick: number): Promise<void> {
    const reversible = this.made.filter(({ isFinal }) => !isFinal)
    const reversed = pick % 4 === 0 ? reversible[pick % (reversible.length || 1)] : undefined
    const payment = pick % 5 === 0 && !reversed ? this.verified.pop() : undefined
    const amount = reversed ? -reversed.amount : (payment?.amount ?? (pick + 1) * (pick % 3 ? -4409 : 2203))
    const { id } = await this.office.adjustment(this.client, toRupees(amount), {
      ...(reversed && { reverses: reversed.id }),
      ...(payment && { takesBack: payment.paymentId }),
    })
    const at = this.office.clock.now()
    if (reversed) reversed.isFinal = true
    this.made.push({ id, at, amount, rest: amount, isFinal: Boolean(reversed) })
    this.book.entries.push({ kind: 'ADJUSTMENT', amount, effect: amount, at })
    this.book.debts.set(id, { at, amount, until: null })
    this.count += 1
  }

  /** Moves to a bill what was adjusted until the end of its month, never below a bill of 0; returns the sum. */
  carry(billId: string, charges: number, end: Date): number {
    let left = charges
    const ofMonth = this.made.filter(({ at, rest }) => at <= end && rest !== 0)
    for (const one of [...ofMonth.filter(({ rest }) => rest > 0), ...ofMonth.filter(({ rest }) => rest < 0)]) {
      const amount = one.rest < -left ? -left : one.rest
      if (amount === 0) continue
      left += amount
      one.rest -= amount
      const name = `${one.id} in ${billId}`
      this.parts.set(billId, [...(this.parts.get(billId) ?? []), { name, amount }])
      const debt = this.book.debts.get(one.id)
      if (debt) debt.amount -= amount
      this.book.debts.set(name, { at: one.at, amount, until: null })
      if (one.rest !== 0) this.rests += 1
    }
    return left - charges
  }
}
