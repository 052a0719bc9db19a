// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ChevronRight = makeIcon("chevron-right", ["path",{"d":"m9 18 6-6-6-6"}])
