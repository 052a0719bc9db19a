import { transactionEndpoints as calls } from '#contract/transactions/transaction-endpoints.ts'
import { type Route, read } from '../../http/route.ts'
import { makeStatement } from './statement.ts'
import { listTransactions } from './transactions.ts'

/** What a client has paid and owes. */
export const transactionRoutes: Route[] = [read(calls.history, listTransactions), read(calls.statement, makeStatement)]
