import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../fields.ts'

import { adminRoles } from '../roles.ts'
import {
  BadRow,
  CheckedImport,
  ColumnsFields,
  ImportCommit,
  ImportCorrection,
  ImportEntry,
  ImportFields,
  ImportHeader,
  ImportKind,
  ImportOutcome,
  ImportTable,
} from './import.ts'

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
