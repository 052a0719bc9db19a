// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ArrowDown = makeIcon("arrow-down", "M12 5v14", ["path",{"d":"m19 12-7 7-7-7"}])
