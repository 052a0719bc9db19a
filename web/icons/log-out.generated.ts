// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const LogOut = makeIcon("log-out", "M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4", ["path",{"d":"m16 17 5-5-5-5"}])
