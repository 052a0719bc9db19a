// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Menu = makeIcon("menu", "M4 5h16M4 12h16M4 19h16")
