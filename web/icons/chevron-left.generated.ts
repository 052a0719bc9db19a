// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ChevronLeft = makeIcon("chevron-left", ["path",{"d":"m15 18-6-6 6-6"}])
