/* Every page and overlay at every width, read by axe in light and dark. */
const tests: string = '#test/e2e/screens.e2e.ts'
await import(tests)
