import { bugsIn, type Mutant } from './mutant.ts'

/** Bugs of money, with and without concurrency. */
export const moneyBugs: Mutant[] = [
  ...bugsIn('server/features/clients/lock-client.ts', 'server/features/payments/guards.test.ts', {
    'no-client-lock': ['.forNoKeyUpdate()\n    .executeTakeFirst()', '.executeTakeFirst()'],
  }),
  {
    name: 'no-row-lock-in-pay',
    plants: [
      {
        file: 'server/features/clients/lock-client.ts',
        find: '.forNoKeyUpdate()\n    .executeTakeFirst()',
        replacement: '.executeTakeFirst()',
      },
      { file: 'server/features/payments/pay-cases.ts', find: '.forNoKeyUpdate()', replacement: '' },
      {
        file: 'server/db/migrations/0006-money.sql',
        find: 'create unique index payment_assignments_live_key',
        replacement: 'create index payment_assignments_live_key',
      },
    ],
    tests: ['server/features/payments/payment-races.test.ts'],
  },
  ...bugsIn('server/features/payments/pay-cases.ts', 'guards.test.ts', {
    'no-credit-check-in-code': [
      ".where((eb) => eb(eb('utilized_credit', '+', amount), '<=', eb.ref('credit_limit')))",
      '',
    ],
    'paid-twice': ['!isPayable(payment)', 'false'],
  }),
  ...bugsIn('server/db/migrations/0002-people.sql', 'server/features/payments/guards.test.ts', {
    'no-credit-check-in-database': [
      'utilized_credit between 0 and credit_limit + credit_beyond_limit',
      'utilized_credit >= 0',
    ],
  }),
  ...bugsIn('server/db/migrations/0006-money.sql', 'server/features/payments/guards.test.ts', {
    'no-unique-live-payment': [
      'create unique index payment_assignments_live_key',
      'create index payment_assignments_live_key',
    ],
    'no-unique-bill': ['constraint bills_client_month_key unique (client_id, year, month),', ''],
  }),
  ...bugsIn('server/db/rows.ts', 'server/jobs/month-end.test.ts', {
    'bill-number-skipped': ['last_serial + 1', 'last_serial + 2'],
  }),
  ...bugsIn('server/db/rows.ts', 'server/features/payments/receipts.test.ts', {
    'receipt-number-skipped': ['last_serial + 1', 'last_serial + 2'],
  }),
  ...bugsIn('server/features/tally/voucher-rows.ts', 'tally-tables.test.ts', {
    'tax-in-service-charges': ['-(service - coalesce(cgst + sgst + igst, 0)) as sales', '-service as sales'],
  }),
  ...bugsIn('server/features/tally/voucher-rows.ts', 'tally.test.ts', {
    'bill-without-voucher': ['bill: sql`bill_date between', 'bill: sql`bill_date + 1 between'],
  }),
  ...bugsIn('server/db/rows.ts', 'server/features/payments/payment-races.test.ts', {
    'invoice-number-skipped': ['last_serial + 1', 'last_serial + 2'],
  }),
  ...bugsIn('contract/gst/tax.ts', 'tax.test.ts', {
    'tax-rounded-down': [
      '(2n * BigInt(amount) * BigInt(share) + BigInt(whole)) / (2n * BigInt(whole))',
      '(BigInt(amount) * BigInt(share)) / BigInt(whole)',
    ],
  }),
  ...bugsIn('server/features/gst/correct-invoice.ts', 'credit-notes.test.ts', {
    'credited-beyond-the-service': ['Math.min(amount, rest)', 'amount'],
  }),
  ...bugsIn('server/features/payments/pay-cases.ts', 'payments.test.ts', {
    'amount-not-compared': ['toPaise(input.amount) !== amount', 'false'],
  }),
  ...bugsIn('server/features/payments/decide-payment.ts', 'payments.test.ts', {
    'decided-twice': ['payment.status !== from', 'false'],
  }),
  ...bugsIn('server/features/files/proof.ts', 'server/features/payments/payment-proof.test.ts', {
    'foreign-proof': [".where('uploads.user_id', '=', actor.userId)", ''],
  }),
  ...bugsIn('server/http/register.ts', 'idempotency.test.ts', {
    'key-ignored': ["idempotent ? request.headers['idempotency-key']", 'false ? ""'],
  }),
  {
    name: 'billed-again',
    plants: [
      { file: 'server/features/bills/raise-bills.ts', find: ".where('billed_in', 'is', null)", replacement: '' },
      { file: 'server/features/bills/due-bills.ts', find: ".where('billed_in', 'is', null)", replacement: '' },
    ],
    tests: ['server/jobs/month-end.test.ts'],
  },
  ...bugsIn('server/features/bills/due-bills.ts', 'server/jobs/month-end.test.ts', {
    'penalty-twice': ['bill.penalised_at === null &&', ''],
  }),
  ...bugsIn('contract/bills/bill-rules.ts', 'server/jobs/month-end.test.ts', {
    'fined-as-soon-as-raised': ['const PENALTY_GRACE = 7 * DAY', 'const PENALTY_GRACE = 0 * DAY'],
  }),
  {
    name: 'month-ends-in-utc',
    plants: [
      {
        file: 'server/features/bills/raise-bills.ts',
        find: 'dayStart(monthStart(today)).toISOString()',
        replacement: "monthStart(today) + 'T00:00:00Z'",
      },
      {
        file: 'server/features/bills/due-bills.ts',
        find: 'dayStart(monthStart(today)).toISOString()',
        replacement: "monthStart(today) + 'T00:00:00Z'",
      },
    ],
    tests: ['server/jobs/month-end.test.ts'],
  },
  ...bugsIn('server/features/cases/assign-case.ts', 'unassign-case.test.ts', {
    'unassigned-while-a-payment-waits': [
      'assignment !== undefined && (await hasLivePayment(tx, assignment.id))',
      'false',
    ],
    'no-assignment-lock-in-unassign': [".forUpdate('case_assignments')", ''],
  }),
  ...bugsIn('server/features/transactions/statement.ts', 'statement.test.ts', {
    'unassigned-case-still-owed': [
      '      - coalesce((select sum(amount) from case_assignments',
      '      - coalesce((select sum(0) from case_assignments',
    ],
  }),
  ...bugsIn('server/features/dues/routes.ts', 'dues.test.ts', {
    'dues-of-yesterday': ['dayStart(nextDay(today))', 'dayStart(today)'],
  }),
]
