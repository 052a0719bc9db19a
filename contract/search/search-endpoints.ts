import { endpoint } from '../endpoint.ts'
import { roles } from '../roles.ts'
import { SearchQuery, SearchResults } from './search.ts'

export const searchEndpoints = {
  find: endpoint('GET', '/search', {
    roles,
    summary:
      'Cases by plate, number, owner or phone, and vehicles by the end of the plate; for a superadmin clients and employees, too',
    query: SearchQuery,
    data: SearchResults,
  }),
}
