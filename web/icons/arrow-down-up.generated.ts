// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ArrowDownUp = makeIcon("arrow-down-up", "M7 20V4M17 4v16", ["path",{"d":"m3 16 4 4 4-4"}], ["path",{"d":"m21 8-4-4-4 4"}])
