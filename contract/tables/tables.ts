import { z } from 'zod'
import { MAX_TEXT } from '../limits.ts'
import { textKey } from '../texts.ts'
import { rowDoubts } from './find-table.ts'
import { dayOrders } from './read-day.ts'

/** Doubtful rows of a table that its reader answers. */
export const MAX_DOUBTFUL = 200

/** Parses a field of a form that holds JSON. */
export const jsonField = <S extends z.ZodType>(schema: S, message: string) =>
  z.string().transform((text, context): z.output<S> => {
    try {
      return schema.parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
  })

/** What each heading means: the name of a column; null leaves it out. */
export const Mapping = z.record(z.string(), z.string().nullable())
export type Mapping = z.output<typeof Mapping>

/**
 * The fields of a form beside its file, by which a person answers what a reader of tables asks: the sheet, `*` for all; the row
 * of the headings; the order of the numbers of days; the doubtful rows that are rows all the same.
 */
export const tableChoices = {
  sheet: z.string().max(MAX_TEXT).optional(),
  headingRow: z.coerce.number().int().positive().optional(),
  dates: z.enum(dayOrders).optional(),
  takeRows: jsonField(z.array(z.int()).max(MAX_DOUBTFUL), textKey('fields.badValue')).optional(),
}
export type TableChoices = z.output<z.ZodObject<typeof tableChoices>>

/** A row that is left out because it may be none of the table, with its first texts. */
const DoubtfulRow = z.object({ row: z.int(), why: z.enum(rowDoubts), text: z.string() })

/** What was read of a file: where its table is, and what was left out. */
export const tableFacts = {
  /** The names of the sheets that are not blank. */
  sheets: z.array(z.string()),
  headingRow: z.int(),
  /** What a person should know of the file, in sentences. */
  notices: z.array(z.string()),
  /** The first doubtful rows, which are left out. */
  doubtful: z.array(DoubtfulRow),
}
export const TableFacts = z.object(tableFacts)
export type TableFacts = z.infer<typeof TableFacts>
