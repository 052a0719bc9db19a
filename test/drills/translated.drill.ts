/* Every situation of the specification in a page that the browser translates. */
const tests: string = '#test/e2e/translated.e2e.ts'
await import(tests)
