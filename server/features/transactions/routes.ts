import { transactionEndpoints as calls } from '#contract/transactions/transaction.ts'
import { query, type Route } from '../../http/route.ts'
import { getStatement } from './statement.ts'
import { listTransactions } from './transactions.ts'

export const transactionRoutes: Route[] = [query(calls.history, listTransactions), query(calls.statement, getStatement)]
