// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const X = makeIcon("x", "M18 6 6 18", ["path",{"d":"m6 6 12 12"}])
