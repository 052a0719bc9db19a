// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const AlarmClock = makeIcon("alarm-clock", "M12 9v4l2 2M5 3 2 6M6.38 18.7 4 21M17.64 18.67 20 21", ["circle",{"cx":"12","cy":"13","r":"8"}], ["path",{"d":"m22 6-3-3"}])
