// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const NotebookTabs = makeIcon("notebook-tabs", "M2 6h4M2 10h4M2 14h4M2 18h4M15 2v20M15 7h5M15 12h5M15 17h5", ["rect",{"width":"16","height":"20","x":"4","y":"2","rx":"2"}])
