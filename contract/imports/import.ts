import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { flag, pageOf, pageQuery } from '../fields.ts'
import { MAX_TEXT } from '../limits.ts'
import { adminRoles } from '../roles.ts'
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

const ofKind = z.strictObject({ kind: ImportKind })

/** Sheets that become rows of the office. */
export const importEndpoints = {
  template: endpoint('GET', '/import/:kind/template', {
    roles: adminRoles,
    summary: 'The template of a kind of import as XLSX',
    params: ofKind,
    data: z.null(),
    answers: 'xlsx',
  }),
  check: endpoint('POST', '/import/:kind', {
    roles: adminRoles,
    summary: 'Check a sheet; nothing is written',
    params: ofKind,
    accepts: 'multipart',
    body: ImportFields,
    data: CheckedImport,
    message: 'imports.checked',
  }),
  commit: endpoint('POST', '/import/commit/:id', {
    roles: adminRoles,
    summary: 'Write the rows of a checked sheet, all of them or none',
    body: ImportCommit,
    data: ImportOutcome,
  }),
  headers: endpoint('POST', '/import/headers/:kind', {
    roles: adminRoles,
    summary: 'The headers of a sheet, each with the column that it may mean; nothing is kept',
    params: ofKind,
    accepts: 'multipart',
    body: ColumnsFields,
    data: z.array(ImportHeader),
  }),
  columns: endpoint('POST', '/import/columns/:kind', {
    roles: adminRoles,
    summary: 'The columns of a file, each with what it may mean, and where its table is; nothing is kept',
    params: ofKind,
    accepts: 'multipart',
    body: ColumnsFields,
    data: ImportTable,
  }),
  all: endpoint('GET', '/import/all', {
    roles: adminRoles,
    summary: "The superadmin's own imports of the last 24 hours, newest first",
    data: z.array(ImportEntry),
  }),
  badRows: endpoint('GET', '/import/rows/:id', {
    roles: adminRoles,
    summary: 'The rows of a checked sheet that cannot be imported',
    query: z.strictObject(pageQuery),
    ...pageOf(BadRow),
  }),
  correct: endpoint('PATCH', '/import/rows/:id', {
    roles: adminRoles,
    summary: 'Correct cells of a checked sheet; it is checked again',
    body: ImportCorrection,
    data: CheckedImport,
    message: 'imports.corrected',
  }),
  undo: endpoint('POST', '/import/undo/:id', {
    roles: adminRoles,
    summary: 'Take an import of the last hour back, unless something was built on it',
    data: z.object({ removed: z.int() }),
    message: 'imports.undone',
  }),
  report: endpoint('GET', '/import/report/:id', {
    roles: adminRoles,
    summary: 'Each row of an import with its result, as XLSX',
    data: z.null(),
    answers: 'xlsx',
  }),
}
