// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Info = makeIcon("info", "M12 16v-4M12 8h.01", ["circle",{"cx":"12","cy":"12","r":"10"}])
