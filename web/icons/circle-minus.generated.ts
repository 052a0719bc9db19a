// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const CircleMinus = makeIcon('lucide lucide-circle-minus lucide-minus-circle', [["circle",{"cx":"12","cy":"12","r":"10"}],["path",{"d":"M8 12h8"}]])
