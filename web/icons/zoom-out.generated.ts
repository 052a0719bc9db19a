// Generated from lucide-react (ISC) by `npm run gen`; do not edit.
import { makeIcon } from './make-icon.ts'

export const ZoomOut = makeIcon("zoom-out", ["circle",{"cx":"11","cy":"11","r":"8"}], ["line",{"x1":"21","x2":"16.65","y1":"21","y2":"16.65"}], ["line",{"x1":"8","x2":"14","y1":"11","y2":"11"}])
