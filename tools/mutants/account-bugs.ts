import { type Mutant, singleReplacement } from './mutant.ts'

const ADJUST = 'server/features/adjustments/routes.ts'
const ADJUSTING = 'server/features/adjustments/adjustments.test.ts'
const LINES = 'server/features/bank/verify-lines.ts'
const STATEMENT = 'server/features/bank/statement-lines.ts'
const READING = 'server/features/bank/statement-lines.test.ts'
const BANK = 'server/features/bank/bank.test.ts'
const DUNNING = 'server/features/dunning/send-dunnings.ts'
const REMINDING = 'server/features/dunning/dunning.test.ts'

/** Bugs of receipts, adjustments, invoices, bank lines and reminders of bills: one for each of their newest laws. */
export const accountBugs: Mutant[] = [
  singleReplacement(
    'receipt-of-another-instant',
    'server/features/payments/decide-payment.ts',
    'given_at: now.toISOString()',
    'given_at: new Date(now.getTime() + 1000).toISOString()',
    'server/features/payments/receipts.test.ts',
  ),
  singleReplacement(
    'reversed-twice',
    ADJUST,
    "if (reversed.reversal_id) throw conflict('adjustments.reversedAlready')",
    '',
    ADJUSTING,
  ),
  singleReplacement(
    'taken-back-in-part',
    ADJUST,
    "if (toPaise(amount) !== payment.amount) throw badRequest({ amount: 'adjustments.notAmountOfPayment' })",
    '',
    ADJUSTING,
  ),
  singleReplacement(
    'taken-back-while-it-waits',
    ADJUST,
    "payment.status !== 'success' || payment.mode === 'CREDIT'",
    "payment.mode === 'CREDIT'",
    ADJUSTING,
  ),
  singleReplacement(
    'adjusted-for-a-case-of-another',
    ADJUST,
    ".where('client_id', '=', clientId)\n    .executeTakeFirstOrThrow(() => notFound('adjustments.caseNotFound'))",
    ".executeTakeFirstOrThrow(() => notFound('adjustments.caseNotFound'))",
    ADJUSTING,
  ),
  singleReplacement(
    'adjustment-not-told',
    ADJUST,
    'adjustmentAmount: { from: null, to: input.amount }',
    'adjustmentAmount: { from: null, to: 0 }',
    ADJUSTING,
  ),
  singleReplacement(
    'bill-below-nothing',
    'server/features/bills/raise-bills.ts',
    'Math.max(rest, -total)',
    'rest',
    'server/features/adjustments/adjusted-bills.test.ts',
  ),
  singleReplacement(
    'adjustment-on-two-bills',
    'server/features/bills/raise-bills.ts',
    'where adjustment_id = adjustments.id), 0)',
    'where false), 0)',
    'server/features/adjustments/adjusted-bills.test.ts',
  ),
  singleReplacement(
    'invoice-without-reimbursements',
    'server/features/gst/make-invoice.ts',
    'reimbursements: amount - service',
    'reimbursements: 0',
    'server/features/gst/invoices.test.ts',
  ),
  singleReplacement(
    'taxed-as-within-the-state',
    'server/features/gst/store-invoice.ts',
    'head.client_state === head.supplier_state',
    'true',
    'server/features/gst/invoices.test.ts',
  ),
  singleReplacement(
    'credited-for-a-charge',
    'server/features/gst/correct-invoice.ts',
    'assignmentId === null || amount <= 0',
    'assignmentId === null',
    'server/features/gst/credit-notes.test.ts',
  ),
  singleReplacement('line-of-another-amount', LINES, 'payment.amount !== line.amount', 'false', BANK),
  singleReplacement('two-lines-of-one-utr', LINES, "if (used) throw conflict('bank.utrUsedTwice')", '', BANK),
  singleReplacement('unmarked-lines-received', STATEMENT, '?? unmarked\n', "?? unmarked ?? 'received'\n", READING),
  singleReplacement('balance-not-asked', STATEMENT, 'proof !== directions[said]', 'false', READING),
  singleReplacement(
    'order-of-balances-guessed',
    'server/features/bank/prove-balance.ts',
    'fitting.length === 1',
    'fitting.length > 0',
    'server/features/bank/random-statements.test.ts',
  ),
  singleReplacement(
    'moved-row-imported',
    'server/features/imports/table-of-import.ts',
    '...(isMoved && { isMoved })',
    '',
    'server/features/imports/imports.test.ts',
  ),
  singleReplacement('verified-without-its-line', LINES, 'bankLine: line.id', 'bankLine: null', BANK),
  {
    name: 'reminded-while-paused',
    plants: [
      { file: DUNNING, find: ".where('dunning_paused_at', 'is', null)", replacement: '' },
      { file: DUNNING, find: 'client.dunning_paused_at === null &&', replacement: '' },
    ],
    tests: [REMINDING],
  },
  {
    name: 'reminded-while-verified',
    plants: [
      { file: DUNNING, find: ".where('status', 'in', [...billRules.pay.from])", replacement: '' },
      { file: DUNNING, find: '(billRules.pay.from as readonly string[]).includes(bill.status) &&', replacement: '' },
    ],
    tests: [REMINDING],
  },
  singleReplacement(
    'reminder-of-another-amount',
    DUNNING,
    'total: { from: null, to: toRupees(bill.total) }',
    'total: { from: null, to: toRupees(bill.charges) }',
    REMINDING,
  ),
]
