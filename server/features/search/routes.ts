import { searchEndpoints } from '#contract/search/search-endpoints.ts'
import { query, type Route } from '../../http/route.ts'
import { findAll } from './search.ts'

export const searchRoutes: Route[] = [query(searchEndpoints.find, findAll)]
