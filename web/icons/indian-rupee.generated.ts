// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const IndianRupee = makeIcon("indian-rupee", "M6 4h12M6 8h12", ["path",{"d":"m14 20-8-8h4c5.333 0 5.333-8 0-8"}])
