/* A hundred abandoned answers of each route. */
const tests: string = '#test/cut-answers.test.ts'
await import(tests)
