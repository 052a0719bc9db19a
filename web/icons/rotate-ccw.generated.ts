// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const RotateCcw = makeIcon("rotate-ccw", "M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5")
