import { reminderEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

export const reminderSettings = () => apiQuery(reminderEndpoints.settings, {})

export const reminderTexts = () => apiQuery(reminderEndpoints.templates, {})

/** What is due changes with every case, so it is loaded anew each time. */
export const dueToday = () => ({ ...apiQuery(reminderEndpoints.dueToday, {}), staleTime: 0 })
