// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const List = makeIcon("list", "M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13")
