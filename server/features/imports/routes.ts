import { importEndpoints as calls } from '#contract/imports/import.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { correctImport, undoImport } from './change-import.ts'
import { checkImport, readColumns, readHeaders } from './check-import.ts'
import { commitImport } from './commit-import.ts'
import { getReport, getTemplate } from './import-files.ts'
import { listBadRows, listImports } from './list-imports.ts'

export const importRoutes: Route[] = [
  handler(calls.template, getTemplate),
  handler(calls.check, checkImport),
  handler(calls.headers, readHeaders),
  handler(calls.columns, readColumns),
  handler(calls.commit, commitImport),
  query(calls.all, listImports),
  query(calls.badRows, listBadRows),
  command(calls.correct, correctImport),
  command(calls.undo, undoImport),
  handler(calls.report, getReport),
]
