import { endpoint } from '../endpoint.ts'

import { Statement, StatementFilter, TransactionFilter, Transactions } from './transaction.ts'

const own = ['superadmin', 'client'] as const

/** A client's payments and statement. */
export const transactionEndpoints = {
  history: endpoint('POST', '/client/transaction-history/:id', {
    roles: own,
    scope: 'bills:read',
    summary: "A client's payments between two days, newest first",
    body: TransactionFilter,
    data: Transactions,
    message: 'transactions.fetched',
    paged: true,
  }),
  statement: endpoint('POST', '/client/statement/:id', {
    roles: own,
    scope: 'bills:read',
    summary: "A client's account between two days, with a running balance and the age of what is owed",
    body: StatementFilter,
    data: Statement,
    message: 'transactions.statementMade',
  }),
}
