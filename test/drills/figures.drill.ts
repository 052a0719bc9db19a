/* Two hundred random offices. */
const tests: string = '#test/figures.test.ts'
await import(tests)
