// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const MonitorSmartphone = makeIcon("monitor-smartphone", "M18 8V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h8M10 19v-3.96 3.15M7 19h5", ["rect",{"width":"6","height":"10","x":"16","y":"12","rx":"2"}])
