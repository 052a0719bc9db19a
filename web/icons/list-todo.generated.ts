// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ListTodo = makeIcon("list-todo", "M13 5h8M13 12h8M13 19h8", ["path",{"d":"m3 17 2 2 4-4"}], ["rect",{"x":"3","y":"4","width":"6","height":"6","rx":"1"}])
