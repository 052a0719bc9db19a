// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Copy = makeIcon("copy", "M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2", ["rect",{"width":"14","height":"14","x":"8","y":"8","rx":"2","ry":"2"}])
