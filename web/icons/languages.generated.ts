// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Languages = makeIcon("languages", "M2 5h12M7 2h1M14 18h6", ["path",{"d":"m5 8 6 6"}], ["path",{"d":"m4 14 6-6 2-3"}], ["path",{"d":"m22 22-5-10-5 10"}])
