// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const EllipsisVertical = makeIcon("ellipsis-vertical lucide-more-vertical", ["circle",{"cx":"12","cy":"12","r":"1"}], ["circle",{"cx":"12","cy":"5","r":"1"}], ["circle",{"cx":"12","cy":"19","r":"1"}])
