// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const CalendarX = makeIcon("calendar-x", "M8 2v3M16 2v3M3 9h18", ["rect",{"x":"3","y":"3","width":"18","height":"18","rx":"2"}], ["path",{"d":"m14 13-4 4"}], ["path",{"d":"m10 13 4 4"}])
