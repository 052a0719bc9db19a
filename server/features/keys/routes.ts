import { keyEndpoints as calls } from '#contract/keys/key-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { createKey, listKeys, revokeKey } from './keys.ts'

export const keyRoutes: Route[] = [
  query(calls.all, listKeys),
  command(calls.create, createKey),
  command(calls.revoke, revokeKey),
]
