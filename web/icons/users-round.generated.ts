// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const UsersRound = makeIcon("users-round lucide-users-2", "M18 21a8 8 0 0 0-16 0M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3", ["circle",{"cx":"10","cy":"8","r":"5"}])
