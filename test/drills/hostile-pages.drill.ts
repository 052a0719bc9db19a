/* Every PDF that takes too long. */
const tests: string = '#server/features/attachments/hostile-pages.test.ts'
await import(tests)
