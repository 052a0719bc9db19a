import { clientEndpoints as calls } from '#contract/clients/client.ts'
import { command, query, type Route } from '../../http/route.ts'
import { changeCredit, overrideCredit } from './credit.ts'
import { editClient, rejectClient } from './edit-client.ts'
import { listClients, listFirmNames } from './queries.ts'
import { addClient, signUp, verifyClient } from './sign-up.ts'

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
