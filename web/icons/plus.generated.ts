// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Plus = makeIcon("plus", "M5 12h14M12 5v14")
