// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const CheckCheck = makeIcon("check-check", "M18 6 7 17l-5-5", ["path",{"d":"m22 10-7.5 7.5L13 16"}])
