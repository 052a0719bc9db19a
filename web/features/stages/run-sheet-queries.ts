import { type Day, isDay, officeDay } from '#contract/dates.ts'
import { serviceEndpoints, stageEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import type { RunSheetSearch } from './run-sheet-search.ts'

/** The day of the run-sheet: that of the address, or today. */
export const runSheetDay = ({ date }: RunSheetSearch): Day => (date && isDay(date) ? date : officeDay(new Date()))

/** The cases with an appointment on a day, at every RTO. */
export const runSheetRows = (date: Day) => apiQuery(stageEndpoints.runSheet, { query: { date } })

/** The services with their labels. */
export const services = () => apiQuery(serviceEndpoints.all, {})
