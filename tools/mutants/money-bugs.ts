import { type Mutant, singleReplacement } from './mutant.ts'

const MONEY = 'server/db/migrations/0006-money.sql'
const PAY = 'server/features/payments/pay-cases.ts'
const GUARDS = 'server/features/payments/guards.test.ts'
const PAYING = 'server/features/payments/pay-cases.test.ts'
const LOCK_CLIENT = 'server/features/clients/lock-client.ts'
const CLIENT_LOCK = '.forNoKeyUpdate()\n    .executeTakeFirst()'
const UNASSIGNING = 'server/features/cases/unassign-case.test.ts'
const INVOICES = 'server/features/gst/numbers-at-once.test.ts'
const MONTH_END = 'server/jobs/month-end.test.ts'

/** Returns the same replacement in the query of unbilled payments and in the command that bills them. */
const inBillRun = (find: string, replacement: string): Mutant['plants'] => [
  { file: 'server/features/bills/raise-bills.ts', find, replacement },
  { file: 'server/features/bills/due-bills.ts', find, replacement },
]

const numberSkipped = (kind: string, tests: string) =>
  singleReplacement(`${kind}-number-skipped`, 'server/db/take-serial.ts', 'last_serial + 1', 'last_serial + 2', tests)

/** Bugs of money, with and without concurrency. */
export const moneyBugs: Mutant[] = [
  singleReplacement('no-client-lock', LOCK_CLIENT, CLIENT_LOCK, '.executeTakeFirst()', GUARDS),
  {
    name: 'no-row-lock-in-pay',
    plants: [
      { file: LOCK_CLIENT, find: CLIENT_LOCK, replacement: '.executeTakeFirst()' },
      { file: PAY, find: '.forNoKeyUpdate()', replacement: '' },
      {
        file: MONEY,
        find: 'create unique index payment_assignments_live_key',
        replacement: 'create index payment_assignments_live_key',
      },
    ],
    tests: ['server/features/payments/payment-races.test.ts'],
  },
  singleReplacement(
    'no-credit-check-in-code',
    PAY,
    ".where((eb) => eb(eb('utilized_credit', '+', amount), '<=', eb.ref('credit_limit')))",
    '',
    GUARDS,
  ),
  singleReplacement(
    'no-credit-check-in-database',
    'server/db/migrations/0002-people.sql',
    'utilized_credit between 0 and credit_limit + credit_beyond_limit',
    'utilized_credit >= 0',
    GUARDS,
  ),
  singleReplacement(
    'no-unique-live-payment',
    MONEY,
    'create unique index payment_assignments_live_key',
    'create index payment_assignments_live_key',
    GUARDS,
  ),
  numberSkipped('bill', MONTH_END),
  numberSkipped('receipt', 'server/features/payments/receipts.test.ts'),
  singleReplacement(
    'tax-in-service-charges',
    'server/features/tally/voucher-rows.ts',
    '-(service - coalesce(cgst + sgst + igst, 0)) as sales',
    '-service as sales',
    'server/features/tally/tally-tables.test.ts',
  ),
  singleReplacement(
    'bill-without-voucher',
    'server/features/tally/voucher-rows.ts',
    'bill: sql`bill_date between',
    'bill: sql`bill_date + 1 between',
    'server/features/tally/tally.test.ts',
  ),
  numberSkipped('invoice', INVOICES),
  singleReplacement(
    'tax-rounded-down',
    'contract/gst/tax.ts',
    '(2n * BigInt(amount) * BigInt(share) + BigInt(whole)) / (2n * BigInt(whole))',
    '(BigInt(amount) * BigInt(share)) / BigInt(whole)',
    'contract/gst/tax.test.ts',
  ),
  singleReplacement(
    'credited-beyond-the-service',
    'server/features/gst/correct-invoice.ts',
    'Math.min(amount, rest)',
    'amount',
    'server/features/gst/credit-notes.test.ts',
  ),
  singleReplacement('amount-not-compared', PAY, 'toPaise(input.amount) !== amount', 'false', PAYING),
  singleReplacement('paid-twice', PAY, '!isPayable(payment)', 'false', GUARDS),
  singleReplacement(
    'decided-twice',
    'server/features/payments/decide-payment.ts',
    'payment.status !== from',
    'false',
    'server/features/payments/decide-payment.test.ts',
  ),
  singleReplacement(
    'foreign-proof',
    'server/features/files/proof.ts',
    ".where('uploads.user_id', '=', actor.userId)",
    '',
    'server/features/payments/payment-proof.test.ts',
  ),
  singleReplacement(
    'key-ignored',
    'server/http/register.ts',
    "idempotent ? request.headers['idempotency-key']",
    'false ? ""',
    'server/http/idempotency.test.ts',
  ),
  singleReplacement(
    'no-unique-bill',
    MONEY,
    'constraint bills_client_month_key unique (client_id, year, month),',
    '',
    GUARDS,
  ),
  { name: 'billed-again', plants: inBillRun(".where('billed_in', 'is', null)", ''), tests: [MONTH_END] },
  singleReplacement(
    'penalty-twice',
    'server/features/bills/due-bills.ts',
    'bill.penalised_at === null &&',
    '',
    MONTH_END,
  ),
  singleReplacement(
    'fined-as-soon-as-raised',
    'contract/bills/bill-rules.ts',
    'const PENALTY_GRACE = 7 * DAY',
    'const PENALTY_GRACE = 0 * DAY',
    MONTH_END,
  ),
  {
    name: 'month-ends-in-utc',
    plants: inBillRun('dayStart(monthStart(today)).toISOString()', "monthStart(today) + 'T00:00:00Z'"),
    tests: [MONTH_END],
  },
  singleReplacement(
    'unassigned-while-a-payment-waits',
    'server/features/cases/unassign-case.ts',
    'assignment !== undefined && (await hasLivePayment(tx, assignment.id))',
    'false',
    UNASSIGNING,
  ),
  singleReplacement(
    'unassigned-case-still-owed',
    'server/features/transactions/statement.ts',
    '      - coalesce((select sum(amount) from case_assignments',
    '      - coalesce((select sum(0) from case_assignments',
    'server/features/transactions/statement.test.ts',
  ),
  singleReplacement(
    'no-assignment-lock-in-unassign',
    'server/features/cases/unassign-case.ts',
    ".forUpdate('case_assignments')",
    '',
    UNASSIGNING,
  ),
  singleReplacement(
    'dues-of-yesterday',
    'server/features/dues/routes.ts',
    'dayStart(nextDay(today))',
    'dayStart(today)',
    'server/features/dues/dues.test.ts',
  ),
]
