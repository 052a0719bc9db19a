// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const CircleArrowRight = makeIcon("circle-arrow-right lucide-arrow-right-circle", "M8 12h8", ["circle",{"cx":"12","cy":"12","r":"10"}], ["path",{"d":"m12 16 4-4-4-4"}])
