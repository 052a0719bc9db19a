import type { ConversionRow } from '#contract/reminders/reminder.ts'

export type ConversionCounts = Pick<ConversionRow, 'sent' | 'renewed' | 'renewedElsewhere'>

/** A month of the report: its kinds and their sum. */
export interface ReportMonth {
  /** `YYYY-MM`. */
  month: string
  kinds: readonly ConversionRow[]
  total: ConversionCounts
}

/** Groups rows, which come newest month first, by month. */
export function monthsOf(rows: readonly ConversionRow[]): ReportMonth[] {
  const months = new Map<string, ConversionRow[]>()
  for (const row of rows) months.set(row.month, [...(months.get(row.month) ?? []), row])
  return [...months].map(([month, kinds]) => ({ month, kinds, total: sumOf(kinds) }))
}

const sumOf = (rows: readonly ConversionCounts[]): ConversionCounts => ({
  sent: rows.reduce((sum, { sent }) => sum + sent, 0),
  renewed: rows.reduce((sum, { renewed }) => sum + renewed, 0),
  renewedElsewhere: rows.reduce((sum, { renewedElsewhere }) => sum + renewedElsewhere, 0),
})

/**
 * Returns renewed of sent in percent; null where nothing was sent. A renewal may be recorded in a later month than its
 * reminder, so it can exceed 100.
 */
export const shareOf = ({ sent, renewed }: Pick<ConversionCounts, 'sent' | 'renewed'>): number | null =>
  sent === 0 ? null : Math.round((100 * renewed) / sent)
