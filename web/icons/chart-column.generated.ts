// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ChartColumn = makeIcon("chart-column lucide-bar-chart-3", "M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3")
