// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ChevronDown = makeIcon("chevron-down", ["path",{"d":"m6 9 6 6 6-6"}])
