import { accountEndpoints as calls } from '#contract/account/account-endpoints.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { endOtherSessions, listOwnSessions, myProfile, releaseOutgoing } from './account.ts'

export const accountRoutes: Route[] = [
  query(identityEndpoints.myProfile, myProfile),
  query(calls.mySessions, listOwnSessions),
  command(calls.endOtherSessions, endOtherSessions),
  handler(calls.releaseOutgoing, releaseOutgoing),
  handler(calls.warnings, async ({ warnings }) => warnings.list()),
]
