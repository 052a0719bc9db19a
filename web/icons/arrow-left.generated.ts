// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ArrowLeft = makeIcon("arrow-left", "M19 12H5", ["path",{"d":"m12 19-7-7 7-7"}])
