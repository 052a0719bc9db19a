/* Thirty changes and twelve photos at the counter. */
const tests: string = '#test/e2e/counter-two-hours.e2e.ts'
await import(tests)
