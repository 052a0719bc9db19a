import { useState } from 'react'
import { type Day, isDay, officeDay } from '#contract/dates.ts'
import { stageEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { readLocal, session, writeLocal } from '#web/lib/session.ts'
import type { RunSheetSearch } from './stage-search.ts'

/** The day of the run-sheet: that of the address, or today. */
export const runSheetDay = ({ date }: RunSheetSearch): Day => (date && isDay(date) ? date : officeDay(new Date()))

export const runSheetRows = (date: Day) => apiQuery(stageEndpoints.runSheet, { query: { date } })

const keyOf = () => `run-sheet:${session.get().user?.id}`

/** Reads the ids of the ticked cases of a day; the ticks of another day, and malformed ones, count as none. */
function readTicks(day: Day): Ticks {
  try {
    const stored = Object(JSON.parse(readLocal(keyOf()) ?? '{}')) as { day?: unknown; ids?: unknown }
    return new Set(stored.day === day && Array.isArray(stored.ids) ? stored.ids : [])
  } catch {
    return new Set()
  }
}

export type Ticks = ReadonlySet<string>
export type ChangeTicks = (change: (ticked: Ticks) => Ticks) => void

/**
 * The ticked cases of a run-sheet, and the function that changes the latest of them. They stay in the browser under the
 * user's id until another day is ticked, and hold no data of the office but ids.
 */
export function useTicks(day: Day): readonly [Ticks, ChangeTicks] {
  const [ticks, setTicks] = useState(() => ({ day, ids: readTicks(day) }))
  const idsOf = (last: typeof ticks) => (last.day === day ? last.ids : readTicks(day))
  const changeTicks: ChangeTicks = (change) =>
    setTicks((last) => {
      const ids = change(idsOf(last))
      writeLocal(keyOf(), JSON.stringify({ day, ids: [...ids] }))
      return { day, ids }
    })
  return [idsOf(ticks), changeTicks]
}
