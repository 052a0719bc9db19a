// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Lock = makeIcon("lock", "M7 11V7a5 5 0 0 1 10 0v4", ["rect",{"width":"18","height":"11","x":"3","y":"11","rx":"2","ry":"2"}])
