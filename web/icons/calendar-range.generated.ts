// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const CalendarRange = makeIcon("calendar-range", "M16 2v3M3 9h18M8 2v3M17 13h-6M13 17H7M7 13h.01M17 17h.01", ["rect",{"x":"3","y":"3","width":"18","height":"18","rx":"2"}])
