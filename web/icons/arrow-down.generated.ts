// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ArrowDown = makeIcon('lucide lucide-arrow-down', [["path",{"d":"M12 5v14"}],["path",{"d":"m19 12-7 7-7-7"}]])
