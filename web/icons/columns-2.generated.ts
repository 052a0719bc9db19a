// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Columns2 = makeIcon("columns-2 lucide-columns", "M12 3v18", ["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2"}])
