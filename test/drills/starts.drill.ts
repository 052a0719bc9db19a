/* A start with each folder that belongs to another system user. */
const tests: string = '#server/check-start.test.ts'
await import(tests)
