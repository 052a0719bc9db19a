// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const TriangleAlert = makeIcon("triangle-exclamation-point lucide-alert-triangle lucide-triangle-alert", "M12 9v4M12 17h.01", ["path",{"d":"m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"}])
