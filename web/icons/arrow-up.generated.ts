// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ArrowUp = makeIcon('lucide lucide-arrow-up', [["path",{"d":"m5 12 7-7 7 7"}],["path",{"d":"M12 19V5"}]])
