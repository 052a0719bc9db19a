import { readingEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

/** Whether papers are read, and of which kinds. */
export const readingSettings = () => apiQuery(readingEndpoints.settings, {})
