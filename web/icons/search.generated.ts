// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Search = makeIcon("search", ["path",{"d":"m21 21-4.34-4.34"}], ["circle",{"cx":"11","cy":"11","r":"8"}])
