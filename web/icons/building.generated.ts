// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Building = makeIcon("building", "M12 10h.01M12 14h.01M12 6h.01M16 10h.01M16 14h.01M16 6h.01M8 10h.01M8 14h.01M8 6h.01M9 22v-3a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3", ["rect",{"x":"4","y":"2","width":"16","height":"20","rx":"2"}])
