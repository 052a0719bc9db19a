// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Gauge = makeIcon("gauge", "M3.34 19a10 10 0 1 1 17.32 0", ["path",{"d":"m12 14 4-4"}])
