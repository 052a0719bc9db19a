/* All rounds, rows and waits of the tests that take some of them in `npm test`. */
const tests: readonly string[] = [
  '#reports/page-ends.test.ts',
  '#server/adapters/sheets.test.ts',
  '#server/features/bills/waive-penalty.test.ts',
  '#server/features/bulk/bulk.test.ts',
  '#server/features/cases/case-transitions.test.ts',
  '#server/features/cases/list/list-pages.test.ts',
  '#server/features/cases/list/long-list.test.ts',
  '#server/features/files/upload-bounds.test.ts',
  '#server/features/identity/timing.test.ts',
  '#server/features/official-forms/propose-marks.test.ts',
  '#server/features/reminders/send-due.test.ts',
  '#server/features/tally/tally-tables.test.ts',
  '#server/features/transactions/statement.test.ts',
  '#server/jobs/month-end.test.ts',
  '#server/jobs/urgent-mails.test.ts',
  '#test/statements.test.ts',
  '#test/stop.test.ts',
]
for (const file of tests) await import(file)
