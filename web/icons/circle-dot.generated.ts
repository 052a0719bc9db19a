// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const CircleDot = makeIcon("circle-dot", ["circle",{"cx":"12","cy":"12","r":"1"}], ["circle",{"cx":"12","cy":"12","r":"10"}])
