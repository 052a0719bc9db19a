// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Columns3 = makeIcon("columns-3 lucide-panels-left-right", "M9 3v18M15 3v18", ["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2"}])
