// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const UserRound = makeIcon("user-round lucide-user-2", "M20 21a8 8 0 0 0-16 0", ["circle",{"cx":"12","cy":"8","r":"5"}])
