import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'

import { adminRoles } from '../roles.ts'
import { Key, KeyWithSecret, NewKey } from './key.ts'

/** The API keys of the office. */
export const keyEndpoints = {
  all: endpoint('GET', '/key/all', {
    roles: adminRoles,
    summary: 'Every API key, newest first',
    query: listQuery('name', 'createdAt', 'expiresAt'),
    ...pageOf(Key),
  }),
  create: endpoint('POST', '/key/create', {
    roles: adminRoles,
    summary: 'Create an API key; its secret is answered this once',
    body: NewKey,
    data: KeyWithSecret,
    status: 201,
    message: 'keys.created',
  }),
  revoke: endpoint('DELETE', '/key/revoke/:id', {
    roles: adminRoles,
    summary: 'Revoke an API key, for ever and at once',
    data: Key,
    message: 'keys.revoked',
  }),
}
