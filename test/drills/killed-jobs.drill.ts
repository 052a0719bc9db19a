/* Twelve kills of the month end and of payments. */
const tests: string = '#server/jobs/killed-jobs.test.ts'
await import(tests)
