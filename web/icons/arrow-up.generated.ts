// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ArrowUp = makeIcon("arrow-up", "M12 19V5", ["path",{"d":"m5 12 7-7 7 7"}])
