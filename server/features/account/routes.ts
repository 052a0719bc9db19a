import { accountEndpoints as calls } from '#contract/account/account-endpoints.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { type Route, read, write } from '../../http/route.ts'
import { myProfile } from './my-profile.ts'
import { endOtherSessions, listOwnSessions } from './own-sessions.ts'

/** The caller's own record and sessions, and the superadmin's view of the mails and of how the portal is run. */
export const accountRoutes: Route[] = [
  read(identityEndpoints.myProfile, myProfile),
  read(calls.mySessions, listOwnSessions),
  write(calls.endOtherSessions, endOtherSessions),
  read(calls.warnings, async (_db, { deps }) => deps.warnings.list()),
]
