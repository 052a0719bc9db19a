// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const CircleX = makeIcon("circle-x lucide-x-circle", ["circle",{"cx":"12","cy":"12","r":"10"}], ["path",{"d":"m15 9-6 6"}], ["path",{"d":"m9 9 6 6"}])
