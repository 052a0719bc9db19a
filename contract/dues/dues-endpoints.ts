import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'
import { Dues } from './dues.ts'

/** Who owes what. */
export const duesEndpoints = {
  list: endpoint('GET', '/client/dues', {
    roles: ['superadmin'],
    scope: 'clients:read',
    summary: 'What each client owes, by age; the sums are the balances of the statements',
    query: listQuery('firmName', 'owed', 'utilizedCredit', 'creditLimit', 'lastPaidAt'),
    ...pageOf(Dues),
  }),
}
