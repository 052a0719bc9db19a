/* Every page in Hindi and in Marathi. */
const tests: string = '#test/e2e/language-screens.e2e.ts'
await import(tests)
