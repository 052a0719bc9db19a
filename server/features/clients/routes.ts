import { clientEndpoints as calls } from '#contract/clients/client-endpoints.ts'
import { type Route, read, write } from '../../http/route.ts'
import { changeCredit } from './change-credit.ts'
import { listClients, listFirmNames } from './queries.ts'
import { rejectClient } from './reject-client.ts'
import { signUp } from './sign-up.ts'
import { verifyClient } from './verify-client.ts'

/** Sign-up and administration of dealers. */
export const clientRoutes: Route[] = [
  write(calls.signUp, signUp),
  read(calls.all, (db, { query }) => listClients(db, 'all', query)),
  read(calls.active, (db, { query }) => listClients(db, 'active', query)),
  read(calls.firmNames, listFirmNames),
  write(calls.verify, verifyClient),
  write(calls.reject, rejectClient),
  write(calls.changeCredit, changeCredit),
]
