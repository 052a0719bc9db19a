import { type Board, RECEIVED_DAYS } from '#contract/board/board.ts'
import { caseStatuses } from '#contract/cases/case-values.ts'
import { addDays } from '#contract/dates.ts'
import { toRupees } from '#contract/money.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { countByStatus } from '../cases/list/case-counts.ts'
import { countExpiries, findAudit, type SumRow, sumOutstanding, sumReceived } from './board-figures.ts'
import { listTurnaround } from './turnaround.ts'

const presentSum = ({ count, amount }: SumRow) => ({ count, amount: toRupees(amount) })

/** `GET /board`: key figures of the office, amounts in rupees. */
export async function getBoard(db: Db, { today }: Context): Promise<Board> {
  const [statuses, received, outstanding, expiries, turnaround, ledger] = await Promise.all([
    countByStatus(db),
    sumReceived(db, today),
    sumOutstanding(db, today),
    countExpiries(db, today),
    listTurnaround(db, today),
    findAudit(db),
  ])
  return {
    cases: caseStatuses.map((status) => ({ status, count: statuses.get(status) ?? 0 })),
    money: {
      received: Array.from({ length: RECEIVED_DAYS }, (_, n) => {
        const day = addDays(today, n + 1 - RECEIVED_DAYS)
        return { day, amount: toRupees(received.get(day) ?? 0) }
      }),
      verifying: presentSum(outstanding.verifying),
      unpaid: presentSum(outstanding.unpaid),
      credit: toRupees(outstanding.credit),
      billed: presentSum(outstanding.billed),
      overdue: presentSum(outstanding.overdue),
    },
    expiries: [...expiries].map(([week, counts]) => ({ week, ...counts })),
    turnaround,
    ledger,
  }
}
