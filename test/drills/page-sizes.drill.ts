/* How long pages are, and what moves while they load. */
const tests: string = '#test/e2e/page-sizes.e2e.ts'
await import(tests)
