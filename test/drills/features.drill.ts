/* Every page in browsers that refuse or lack features, each in every way. */
const tests: string = '#test/e2e/features.e2e.ts'
await import(tests)
