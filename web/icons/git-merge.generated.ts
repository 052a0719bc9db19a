// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const GitMerge = makeIcon("git-merge", "M6 21V9a9 9 0 0 0 9 9", ["circle",{"cx":"18","cy":"18","r":"3"}], ["circle",{"cx":"6","cy":"6","r":"3"}])
