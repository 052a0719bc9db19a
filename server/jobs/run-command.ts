import { type Context, jobContext } from '../context/context.ts'
import type { Deps } from '../context/deps.ts'
import type { Tx } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'

export const runCommand = <T>(deps: Deps, command: (tx: Tx, ctx: Context<null>) => Promise<T>): Promise<T> =>
  inTransaction(deps.database.db, (tx) => command(tx, jobContext(deps)))
