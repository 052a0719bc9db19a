/* Every situation in which a text of the specification appears. */
const tests: string = '#test/e2e/spec-texts.e2e.ts'
await import(tests)
