/* `npm run dev` while files change. */
const tests: string = '#test/e2e/dev.e2e.ts'
await import(tests)
