// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const CarFront = makeIcon("car-front", "M7 14h.01M17 14h.01M5 18v2M19 18v2", ["path",{"d":"m21 8-2 2-1.5-3.7A2 2 0 0 0 15.646 5H8.4a2 2 0 0 0-1.903 1.257L5 10 3 8"}], ["rect",{"width":"18","height":"8","x":"3","y":"10","rx":"2"}])
