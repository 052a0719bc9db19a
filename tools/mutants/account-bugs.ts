import { bugsIn, type Mutant } from './mutant.ts'

/** Bugs of receipts, adjustments, invoices, bank lines and reminders of bills: one for each of their newest laws. */
export const accountBugs: Mutant[] = [
  ...bugsIn('server/features/cash/write-cash.ts', 'cash.test.ts', {
    'entry-of-a-closed-day': ["if (closedUntil !== null && day <= closedUntil) throw conflict('cash.dayClosed')", ''],
    'cash-taken-back-twice': [
      "if (entry.reverses !== null || entry.reversed_by !== null) throw conflict('cash.takenBackAlready')",
      '',
    ],
    'advance-by-the-runner': ["if (!mayEnter(ctx.actor, kind)) throw forbidden('cash.officeOnly')", ''],
  }),
  ...bugsIn('server/features/margin/routes.ts', 'server/features/cash/cash.test.ts', {
    'margin-without-what-was-spent': ['paise.pucAndInsurance - paise.spentOtherwise', 'paise.pucAndInsurance'],
  }),
  ...bugsIn('server/features/payments/decide-payment.ts', 'receipts.test.ts', {
    'receipt-of-another-instant': [
      'given_at: now.toISOString()',
      'given_at: new Date(now.getTime() + 1000).toISOString()',
    ],
  }),
  ...bugsIn('server/features/adjustments/routes.ts', 'adjustments.test.ts', {
    'reversed-twice': ["if (reversed.reversal_id) throw conflict('adjustments.reversedAlready')", ''],
    'taken-back-in-part': [
      "if (toPaise(amount) !== payment.amount) throw badRequest({ amount: 'adjustments.notAmountOfPayment' })",
      '',
    ],
    'taken-back-while-it-waits': [
      "payment.status !== 'success' || payment.mode === 'CREDIT'",
      "payment.mode === 'CREDIT'",
    ],
    'adjusted-for-a-case-of-another': [
      ".where('client_id', '=', clientId)\n    .executeTakeFirstOrThrow(() => notFound('adjustments.caseNotFound'))",
      ".executeTakeFirstOrThrow(() => notFound('adjustments.caseNotFound'))",
    ],
    'adjustment-not-told': [
      'adjustmentAmount: { from: null, to: input.amount }',
      'adjustmentAmount: { from: null, to: 0 }',
    ],
  }),
  ...bugsIn('server/features/bills/raise-bills.ts', 'server/features/adjustments/adjusted-bills.test.ts', {
    'bill-below-nothing': ['Math.max(rest, -total)', 'rest'],
    'adjustment-on-two-bills': ['where adjustment_id = adjustments.id), 0)', 'where false), 0)'],
  }),
  ...bugsIn('server/features/gst/make-invoice.ts', 'invoices.test.ts', {
    'invoice-without-reimbursements': ['reimbursements: amount - service', 'reimbursements: 0'],
  }),
  ...bugsIn('server/features/gst/make-invoice.ts', 'invoices.test.ts', {
    'taxed-as-within-the-state': ['head.client_state === head.supplier_state', 'true'],
  }),
  ...bugsIn('server/features/gst/correct-invoice.ts', 'credit-notes.test.ts', {
    'credited-for-a-charge': ['assignmentId === null || amount <= 0', 'assignmentId === null'],
  }),
  ...bugsIn('server/features/bank/verify-lines.ts', 'bank.test.ts', {
    'line-of-another-amount': ['payment.amount !== line.amount', 'false'],
    'two-lines-of-one-utr': ["if (used) throw conflict('bank.utrUsedTwice')", ''],
    'verified-without-its-line': ['bankLine: line.id', 'bankLine: null'],
  }),
  ...bugsIn('server/features/bank/statement-lines.ts', 'statement-lines.test.ts', {
    'unmarked-lines-received': ['?? unmarked\n', "?? unmarked ?? 'received'\n"],
    'balance-not-asked': ['proof !== directions[said]', 'false'],
  }),
  ...bugsIn('server/features/bank/prove-balance.ts', 'random-statements.test.ts', {
    'order-of-balances-guessed': ['fitting.length === 1', 'fitting.length > 0'],
  }),
  ...bugsIn('server/features/imports/table-of-import.ts', 'imports.test.ts', {
    'moved-row-imported': ['...(isMoved && { isMoved })', ''],
  }),
  {
    name: 'reminded-while-paused',
    plants: [
      {
        file: 'server/features/dunning/send-dunnings.ts',
        find: ".where('dunning_paused_at', 'is', null)",
        replacement: '',
      },
      {
        file: 'server/features/dunning/send-dunnings.ts',
        find: 'client.dunning_paused_at === null &&',
        replacement: '',
      },
    ],
    tests: ['server/features/dunning/dunning.test.ts'],
  },
  {
    name: 'reminded-while-verified',
    plants: [
      {
        file: 'server/features/dunning/send-dunnings.ts',
        find: ".where('status', 'in', [...billRules.pay.from])",
        replacement: '',
      },
      {
        file: 'server/features/dunning/send-dunnings.ts',
        find: '(billRules.pay.from as readonly string[]).includes(bill.status) &&',
        replacement: '',
      },
    ],
    tests: ['server/features/dunning/dunning.test.ts'],
  },
  ...bugsIn('server/features/dunning/send-dunnings.ts', 'dunning.test.ts', {
    'reminder-of-another-amount': [
      'total: { from: null, to: toRupees(bill.total) }',
      'total: { from: null, to: toRupees(bill.charges) }',
    ],
  }),
]
