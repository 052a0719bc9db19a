// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Ellipsis = makeIcon("ellipsis lucide-more-horizontal", ["circle",{"cx":"12","cy":"12","r":"1"}], ["circle",{"cx":"19","cy":"12","r":"1"}], ["circle",{"cx":"5","cy":"12","r":"1"}])
