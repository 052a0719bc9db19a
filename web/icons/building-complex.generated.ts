// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const Building2 = makeIcon("building-complex lucide-building-2", "M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16")
