/* Every round of the races for money. */
const tests: string = '#server/features/payments/payment-races.test.ts'
await import(tests)
