// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const CircleMinus = makeIcon("circle-minus lucide-minus-circle", "M8 12h8", ["circle",{"cx":"12","cy":"12","r":"10"}])
