import { accountEndpoints as calls } from '#contract/account/account-endpoints.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { myProfile } from './my-profile.ts'
import { endOtherSessions, listOwnSessions } from './own-sessions.ts'
import { releaseOutgoing } from './release-outgoing.ts'

/** The caller's profile and sessions, and the warnings for the superadmin. */
export const accountRoutes: Route[] = [
  query(identityEndpoints.myProfile, myProfile),
  query(calls.mySessions, listOwnSessions),
  command(calls.endOtherSessions, endOtherSessions),
  handler(calls.releaseOutgoing, releaseOutgoing),
  handler(calls.warnings, async ({ warnings }) => warnings.list()),
]
