// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Calculator = makeIcon("calculator", "M16 10h.01M12 10h.01M8 10h.01M12 14h.01M8 14h.01M12 18h.01M8 18h.01", ["rect",{"width":"16","height":"20","x":"4","y":"2","rx":"2"}], ["line",{"x1":"8","x2":"16","y1":"6","y2":"6"}], ["line",{"x1":"16","x2":"16","y1":"14","y2":"18"}])
