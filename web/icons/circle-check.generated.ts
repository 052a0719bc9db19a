// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const CircleCheck = makeIcon("circle-check lucide-check-circle-2", ["circle",{"cx":"12","cy":"12","r":"10"}], ["path",{"d":"m16 9-5.5 5.5L8 12"}])
