// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Clock = makeIcon("clock", "M12 6v6l4 2", ["circle",{"cx":"12","cy":"12","r":"10"}])
