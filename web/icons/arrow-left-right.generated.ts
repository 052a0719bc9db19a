// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ArrowLeftRight = makeIcon("arrow-left-right", "M8 3 4 7l4 4M4 7h16M20 17H4", ["path",{"d":"m16 21 4-4-4-4"}])
