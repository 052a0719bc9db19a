import { searchEndpoints } from '#contract/search/search-endpoints.ts'
import { type Route, read } from '../../http/route.ts'
import { findAll } from './find-all.ts'

/** One search over all that the caller may see. */
export const searchRoutes: Route[] = [read(searchEndpoints.find, findAll)]
