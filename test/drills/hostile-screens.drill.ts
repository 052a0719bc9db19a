/* Every hostile text in every screen and every view of a case. */
const tests: string = '#test/e2e/hostile.e2e.ts'
await import(tests)
