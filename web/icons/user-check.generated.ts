// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const UserCheck = makeIcon("user-check", "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2", ["path",{"d":"m16 11 2 2 4-4"}], ["circle",{"cx":"9","cy":"7","r":"4"}])
