import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { type Route, read } from '../../http/call.ts'
import { myProfile } from './my-profile.ts'

/** The caller's own record, which joins what identity and clients know. */
export const accountRoutes: Route[] = [read(identityEndpoints.myProfile, myProfile)]
