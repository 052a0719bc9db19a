// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const IdCard = makeIcon("id-card", "M13 19a4 4 0 00-8 0M16 10h2M16 14h2", ["circle",{"cx":"9","cy":"12","r":"3"}], ["rect",{"x":"2","y":"5","width":"20","height":"14","rx":"2"}])
