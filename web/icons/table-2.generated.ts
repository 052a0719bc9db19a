// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Table2 = makeIcon("table-2", "M3 9h18M9 3v18", ["rect",{"x":"3","y":"3","width":"18","height":"18","rx":"2"}])
