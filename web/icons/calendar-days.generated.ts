// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const CalendarDays = makeIcon("calendar-days", "M8 2v3M16 2v3M3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01", ["rect",{"x":"3","y":"3","width":"18","height":"18","rx":"2"}])
