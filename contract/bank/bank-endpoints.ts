import { z } from 'zod'
import { BulkResult } from '../bulk/bulk.ts'
import { endpoint } from '../endpoint.ts'
import { BankColumns, BankColumnsFields, BankImport, BankMatches, VerifyLines } from './bank.ts'

const roles = ['superadmin'] as const

/** Statements of the bank against the payments that wait. */
export const bankEndpoints = {
  columns: endpoint('POST', '/bank/columns', {
    roles,
    summary: 'The columns and first lines of a statement (CSV, XLSX), and which columns to import by their names',
    accepts: 'multipart',
    body: BankColumnsFields,
    data: BankColumns,
  }),
  import: endpoint('POST', '/bank/import', {
    roles,
    summary: 'Compare a statement (CSV, XLSX) with the UPI payments that wait; nothing is verified yet',
    accepts: 'multipart',
    body: BankImport,
    data: BankMatches,
  }),
  verify: endpoint('POST', '/bank/verify', {
    roles,
    summary: 'Verify the payments of matched lines, each apart; what became of each line, in the order sent',
    body: VerifyLines,
    data: z.array(BulkResult),
  }),
}
