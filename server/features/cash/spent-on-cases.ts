import { sql } from 'kysely'

/** What was spent on each case by kind, less what was taken back, in paise. */
export const spentOnCases = sql<{
  case_id: string
  receipt: number
  puc: number
  insurance: number
  other: number
  last_seq: number
}>`(select case_id, max(seq) as last_seq,
  coalesce(-sum(amount) filter (where expense = 'receipt'), 0)::bigint as receipt,
  coalesce(-sum(amount) filter (where expense = 'puc'), 0)::bigint as puc,
  coalesce(-sum(amount) filter (where expense = 'insurance'), 0)::bigint as insurance,
  coalesce(-sum(amount) filter (where expense = 'other'), 0)::bigint as other
  from cash_entries where case_id is not null group by case_id)`
