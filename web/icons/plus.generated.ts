// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Plus = makeIcon('lucide lucide-plus', [["path",{"d":"M5 12h14"}],["path",{"d":"M12 5v14"}]])
