import { z } from 'zod'
import { flag } from '../fields.ts'
import { MAX_TEXT } from '../limits.ts'
import { jsonField, Mapping, tableChoices, tableFacts } from '../tables/tables.ts'
import { textKey } from '../texts.ts'
import { importKinds } from './import-columns.ts'

/** Errors that the dry run answers; all are in the pages of bad rows. */
export const MAX_SHOWN_ERRORS = 200
/** Rows of the sheet that the dry run shows. */
export const SAMPLE_ROWS = 5
/** Rows that one call corrects. */
export const MAX_CORRECTIONS = 100

export const ImportKind = z.enum(importKinds)

/** What is wrong with a cell: the row of the sheet, from 1, and the name of the column. */
export const ImportError = z.object({
  row: z.int(),
  field: z.string(),
  message: z.string(),
  /** True where the row can be imported without this cell. */
  isOptional: z.boolean().optional(),
})
export type ImportError = z.infer<typeof ImportError>

const values = z.record(z.string(), z.string())

/** A file that was checked, but not written yet. Aadhaar numbers are masked. */
export const CheckedImport = z.object({
  id: z.uuid(),
  rows: z.int(),
  good: z.int(),
  /** Rows with an error, those included that can be imported without a cell. */
  bad: z.int(),
  /** Rows that can be imported without their bad cells. */
  withoutCells: z.int(),
  errors: z.array(ImportError),
  /** The first rows, by the names of columns. */
  sample: z.array(values),
  ...tableFacts,
})
export type CheckedImport = z.infer<typeof CheckedImport>

/** The fields of an import beside its file: where its table is, and which column each heading means; null leaves one out. */
export const ImportFields = z.strictObject({
  ...tableChoices,
  mapping: jsonField(Mapping, textKey('imports.badMapping')).optional(),
})

/** The fields of a question for the columns of a file. */
export const ColumnsFields = z.strictObject(tableChoices)

/** A header of a file, the column that it may mean, and the first text below it. */
export const ImportHeader = z.object({ header: z.string(), column: z.string().nullable(), example: z.string() })
export type ImportHeader = z.infer<typeof ImportHeader>

/** The columns of a file, where its table is, and the first rows above it, of which one may have the headings. */
export const ImportTable = z.object({ columns: z.array(ImportHeader), ...tableFacts })
export type ImportTable = z.infer<typeof ImportTable>

/** `withoutCells` imports rows without the cells that alone are bad, `skipBad` leaves the other bad rows out. */
export const ImportCommit = z.strictObject({ skipBad: flag().default(false), withoutCells: flag().default(false) })
export const ImportOutcome = z.object({ made: z.int(), skipped: z.int() })

/** New texts of cells; cells that are left out and masked Aadhaar numbers stay. */
export const ImportCorrection = z.strictObject({
  corrections: z
    .array(z.strictObject({ row: z.int(), values: z.record(z.string().max(MAX_TEXT), z.string().max(1000)) }))
    .min(1, textKey('fields.badValue'))
    .max(MAX_CORRECTIONS, textKey('fields.badValue')),
})

/** A row that cannot be imported: its texts by column name, and its errors. */
export const BadRow = z.object({ row: z.int(), values, errors: z.array(ImportError.omit({ row: true })) })
export type BadRow = z.infer<typeof BadRow>

const importStates = ['checked', 'done', 'undone'] as const

/** An import of the last 24 hours. */
export const ImportEntry = z.object({
  id: z.uuid(),
  kind: ImportKind,
  at: z.string(),
  state: z.enum(importStates),
  columns: z.array(z.string()),
  rows: z.int(),
  bad: z.int(),
  withoutCells: z.int(),
  /** Rows that a running commit has written; null while none runs. */
  progress: z.int().nullable(),
  made: z.int(),
  skipped: z.int(),
  finishedAt: z.string().nullable(),
  /** Until when it can be taken back; null where it cannot. */
  undoUntil: z.string().nullable(),
})
export type ImportEntry = z.infer<typeof ImportEntry>
