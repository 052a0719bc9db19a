// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Link2 = makeIcon("link-2", "M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2", ["line",{"x1":"8","x2":"16","y1":"12","y2":"12"}])
