// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ListFilter = makeIcon("list-filter", "M2 5h20M6 12h12M9 19h6")
