import type { BillStatus } from '#contract/bills/bill-rules.ts'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import type { paymentStatuses } from '#contract/payment-values.ts'
import type { SeededRandom } from '#demo/seeded-random.ts'
import type { Session } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'

/** A case as its answers say it is. */
export interface KnownCase {
  id: string
  CaseNo: string
  by: Session
  status: CaseStatus
  remarks: string
  assignmentId: string
  totalAmount: number
  client: ClientSession | null
  /** How often each change was acknowledged. */
  entries: Record<string, number>
  /** True once a try may have been done unseen: nobody touches the case any more, so that it cannot come late. */
  isRetired: boolean
}

export interface KnownBill {
  id: string
  client: ClientSession
  status: BillStatus
}

export interface KnownPayment {
  id: string
  status: (typeof paymentStatuses)[number]
  cases: KnownCase[]
  bill: KnownBill | null
}

/** All that was acknowledged in a run; the final database is compared with it. */
export interface Ledger {
  cases: KnownCase[]
  payments: KnownPayment[]
  bills: KnownBill[]
  /** Their ids. */
  uploads: string[]
  /** What nobody works on just now: who takes something has it alone until it is put back. */
  free: { cases: KnownCase[]; payments: KnownPayment[]; bills: KnownBill[] }
}

export const openLedger = (): Ledger => ({
  cases: [],
  payments: [],
  bills: [],
  uploads: [],
  free: { cases: [], payments: [], bills: [] },
})

/** Takes up to `most` of those that fit out of a pool, by the dice. */
export function takeFromPool<T>(pool: T[], fits: (one: T) => boolean, dice: SeededRandom, most = 1): T[] {
  const taken: T[] = []
  while (taken.length < most) {
    const choice = pool.filter(fits)
    if (choice.length === 0) break
    const one = dice.pick(choice)
    pool.splice(pool.indexOf(one), 1)
    taken.push(one)
  }
  return taken
}
