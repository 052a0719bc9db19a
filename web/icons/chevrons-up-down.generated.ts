// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ChevronsUpDown = makeIcon("chevrons-up-down", ["path",{"d":"m7 15 5 5 5-5"}], ["path",{"d":"m7 9 5-5 5 5"}])
