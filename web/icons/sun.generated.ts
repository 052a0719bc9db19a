// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Sun = makeIcon("sun", "M12 2v2M12 20v2M2 12h2M20 12h2", ["circle",{"cx":"12","cy":"12","r":"4"}], ["path",{"d":"m4.93 4.93 1.41 1.41"}], ["path",{"d":"m17.66 17.66 1.41 1.41"}], ["path",{"d":"m6.34 17.66-1.41 1.41"}], ["path",{"d":"m19.07 4.93-1.41 1.41"}])
