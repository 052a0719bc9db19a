import { clientEndpoints as calls } from '#contract/clients/client-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { changeCredit } from './change-credit.ts'
import { editClient, rejectClient } from './edit-client.ts'
import { overrideCredit } from './override-credit.ts'
import { listClients, listFirmNames } from './queries.ts'
import { addClient, signUp } from './sign-up.ts'
import { verifyClient } from './verify-client.ts'

export const clientRoutes: Route[] = [
  command(calls.signUp, signUp),
  query(calls.all, (db, { actor }, input) => listClients(db, 'all', input, actor.apiKey === null)),
  query(calls.active, (db, _ctx, input) => listClients(db, 'active', input)),
  query(calls.firmNames, listFirmNames),
  command(calls.verify, verifyClient),
  command(calls.add, addClient),
  command(calls.edit, editClient),
  command(calls.reject, rejectClient),
  command(calls.changeCredit, changeCredit),
  command(calls.overrideCredit, overrideCredit),
]
