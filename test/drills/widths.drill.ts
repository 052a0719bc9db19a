/* Lists at each width between a phone and a large screen. */
const tests: string = '#test/e2e/widths.e2e.ts'
await import(tests)
