/* Every page, asked for by a visitor and by every other role. */
const tests: string = '#test/e2e/guards.e2e.ts'
await import(tests)
