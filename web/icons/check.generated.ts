// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Check = makeIcon("check", "M20 6 9 17l-5-5")
