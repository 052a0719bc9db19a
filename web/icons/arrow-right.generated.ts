// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ArrowRight = makeIcon("arrow-right", "M5 12h14", ["path",{"d":"m12 5 7 7-7 7"}])
