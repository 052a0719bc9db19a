import { bankEndpoints as calls } from '#contract/bank/bank.ts'
import { handler, type Route } from '../../http/route.ts'
import { importStatement, readColumns } from './import-statement.ts'
import { verifyLines } from './verify-lines.ts'

export const bankRoutes: Route[] = [
  handler(calls.columns, readColumns),
  handler(calls.import, importStatement),
  handler(calls.verify, verifyLines),
]
