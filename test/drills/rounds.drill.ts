/* All rounds, rows and waits of the tests that take some of them in `npm test`. */
const tests: readonly string[] = [
  '#reports/page-ends.test.ts',
  '#server/features/bills/waive-penalty.test.ts',
  '#server/features/bulk/print-cases.test.ts',
  '#server/features/files/upload-bounds.test.ts',
  '#server/features/reminders/send-due.test.ts',
  '#server/features/tally/tally-tables.test.ts',
  '#server/features/transactions/statement.test.ts',
  '#server/jobs/month-end.test.ts',
  '#test/statements.test.ts',
]
for (const file of tests) await import(file)
