// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const CalendarRange = makeIcon('lucide lucide-calendar-range', [["rect",{"x":"3","y":"3","width":"18","height":"18","rx":"2"}],["path",{"d":"M16 2v3"}],["path",{"d":"M3 9h18"}],["path",{"d":"M8 2v3"}],["path",{"d":"M17 13h-6"}],["path",{"d":"M13 17H7"}],["path",{"d":"M7 13h.01"}],["path",{"d":"M17 17h.01"}]])
