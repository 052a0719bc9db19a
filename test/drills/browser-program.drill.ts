/* Processes that unpack the browser at once. */
const tests: string = '#test/e2e/browser-program.e2e.ts'
await import(tests)
