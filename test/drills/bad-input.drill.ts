/* Every hostile value in every place of every call. */
const tests: string = '#test/bad-input.test.ts'
await import(tests)
