/* Every round of the races for money, and clocks that disagree about it in every way. */
const tests: readonly string[] = [
  '#server/features/clients/change-credit.test.ts',
  '#server/features/payments/clock-order.test.ts',
  '#server/features/payments/payment-races.test.ts',
]
for (const file of tests) await import(file)
