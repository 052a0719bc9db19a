// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Smartphone = makeIcon("smartphone", "M12 18h.01", ["rect",{"width":"14","height":"20","x":"5","y":"2","rx":"2","ry":"2"}])
