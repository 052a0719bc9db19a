import type { PaperKind } from '#contract/readings/reading-values.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { anyOf } from '../../db/rows.ts'
import { openReading, readingColumns } from './stored-readings.ts'

/** A paper of a case that says a date. */
export interface DateSource {
  kind: PaperKind
  CaseNo: string
}

/** The newest files that are looked through. */
const MOST_FILES = 200

/** Returns which paper of some cases says a value of a field, the newest one: `(name, value) => source`. */
export async function papersThatSay(
  db: Db,
  ctx: Pick<Context, 'keys'>,
  caseIds: readonly string[],
): Promise<(name: string, value: string | null) => DateSource | null> {
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('readings', 'readings.attachment_id', 'attachments.id')
    .innerJoin('cases', 'cases.id', 'attachments.case_id')
    .select(['cases.case_no', ...readingColumns])
    .where('attachments.case_id', '=', anyOf([...caseIds]))
    .where('readings.kind', 'is not', null)
    .orderBy('attachments.seq', 'desc')
    .limit(MOST_FILES)
    .execute()
  const found = new Map<string, DateSource>()
  for (const { case_no, ...row } of rows.toReversed()) {
    const { kind, fields } = openReading(ctx, row)
    if (kind) for (const { name, value } of fields) found.set(`${name} ${value}`, { kind, CaseNo: case_no })
  }
  return (name, value) => (value && found.get(`${name} ${value}`)) || null
}
