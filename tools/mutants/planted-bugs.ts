import { deliveryBugs } from './delivery-bugs.ts'
import { type Mutant, singleReplacement } from './mutant.ts'
import { trustBugs } from './security-bugs.ts'

const FOUNDATION = 'server/db/migrations/0001-foundation.sql'
const PAY = 'server/features/payments/pay-cases.ts'
const GUARDS = 'server/features/payments/guards.test.ts'
const PAYING = 'server/features/payments/pay-cases.test.ts'
const SESSIONS = 'server/features/identity/session.test.ts'
const LOCK_CLIENT = 'server/features/payments/lock-client.ts'
const CLIENT_LOCK = '.forNoKeyUpdate()\n    .executeTakeFirst()'
const CODES = 'server/features/two-factor/two-factor-code.ts'
const TWO_FACTOR = 'server/features/two-factor/two-factor.test.ts'
const LOOK_UP = 'server/http/session.ts'
const MATRIX = 'test/role-matrix.test.ts'
const MONTH_END = 'server/jobs/month-end.test.ts'
const CASE_ACCESS = 'server/features/cases/cases.access.test.ts'

/** Returns the same replacement in the query of unbilled payments and in the command that bills them. */
const inBillRun = (find: string, put: string): Mutant['plants'] => [
  { file: 'server/features/bills/raise-bills.ts', find, put },
  { file: 'server/features/bills/due-bills.ts', find, put },
]

/** Bugs of authorisation. */
const access: Mutant[] = [
  singleReplacement(
    'no-owner-check',
    'server/features/cases/scope.ts',
    "return cases.where('cases.created_by', '=', userId)",
    'return cases',
    CASE_ACCESS,
  ),
  singleReplacement(
    'foreign-case-for-client',
    'server/features/cases/scope.ts',
    ".where('case_assignments.client_id', '=', clientId)",
    '',
    CASE_ACCESS,
  ),
  singleReplacement(
    'foreign-payment',
    'server/features/payments/scope.ts',
    "role !== 'superadmin'",
    'false',
    'server/features/payments/payments.access.test.ts',
  ),
  singleReplacement(
    'foreign-bill',
    'server/features/bills/scope.ts',
    "if (!id || (role !== 'superadmin' && id !== clientId)) throw notFound()",
    'if (!id) throw notFound()',
    'server/features/bills/bills.test.ts',
  ),
  singleReplacement(
    'role-gate-off',
    'server/http/register.ts',
    '!endpoint.roles.includes(request.actor.role)',
    'false',
    MATRIX,
  ),
  singleReplacement(
    'charges-shown-to-client',
    'server/features/cases/present.ts',
    "...(role !== 'client' && { expenseDetail",
    '...({ expenseDetail',
    CASE_ACCESS,
  ),
]

/** Bugs of money, with and without concurrency. */
const money: Mutant[] = [
  singleReplacement('no-client-lock', LOCK_CLIENT, CLIENT_LOCK, '.executeTakeFirst()', GUARDS),
  {
    name: 'no-row-lock-in-pay',
    plants: [
      { file: LOCK_CLIENT, find: CLIENT_LOCK, put: '.executeTakeFirst()' },
      { file: PAY, find: '.forNoKeyUpdate()', put: '' },
      {
        file: FOUNDATION,
        find: 'create unique index payment_assignments_live_key',
        put: 'create index payment_assignments_live_key',
      },
    ],
    tests: ['server/features/payments/payment-races.test.ts'],
  },
  singleReplacement(
    'no-credit-check-in-code',
    PAY,
    ".where((of) => of(of('utilized_credit', '+', amount), '<=', of.ref('credit_limit')))",
    '',
    GUARDS,
  ),
  singleReplacement(
    'no-credit-check-in-database',
    FOUNDATION,
    'check (utilized_credit between 0 and credit_limit)',
    'check (utilized_credit >= 0)',
    GUARDS,
  ),
  singleReplacement(
    'no-unique-live-payment',
    FOUNDATION,
    'create unique index payment_assignments_live_key',
    'create index payment_assignments_live_key',
    GUARDS,
  ),
  singleReplacement('amount-not-compared', PAY, 'toPaise(input.amount) !== amount', 'false', PAYING),
  singleReplacement('paid-twice', PAY, '!isPayable(payment)', 'false', GUARDS),
  singleReplacement(
    'decided-twice',
    'server/features/payments/store-decision.ts',
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
    'server/db/migrations/0006-bills.sql',
    'constraint bills_client_month_key unique (client_id, year, month),',
    '',
    GUARDS,
  ),
  { name: 'billed-again', plants: inBillRun(".where('billed_in', 'is', null)", ''), tests: [MONTH_END] },
  singleReplacement(
    'penalty-twice',
    'server/features/bills/add-penalty.ts',
    'bill.penalised_at === null &&',
    '',
    MONTH_END,
  ),
  {
    name: 'month-ends-in-utc',
    plants: inBillRun('dayStart(monthStart(today)).toISOString()', "monthStart(today) + 'T00:00:00Z'"),
    tests: [MONTH_END],
  },
]

/** Bugs of sessions and sign-in. */
const sessions: Mutant[] = [
  singleReplacement(
    'session-outlives-deactivation',
    'server/features/identity/toggle-activation.ts',
    "await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()",
    '',
    SESSIONS,
  ),
  singleReplacement(
    'session-of-another',
    'server/db/fast/batch-loader.ts',
    'values.get(key) ?? null',
    '[...values.values()][0] ?? null',
    SESSIONS,
  ),
  singleReplacement('deactivated-not-asked', LOOK_UP, ' and users.is_active`', '`', SESSIONS),
  singleReplacement('session-never-ends', LOOK_UP, 'sessions.ends_at > ', "timestamptz 'infinity' > ", SESSIONS),
  singleReplacement(
    'second-factor-not-asked',
    'server/features/identity/sign-in.ts',
    'user.two_factor\n    ? await openWithCode',
    'false\n    ? await openWithCode',
    TWO_FACTOR,
  ),
  singleReplacement('code-works-twice', CODES, ".where('last_step', '<', step)", '', TWO_FACTOR),
  singleReplacement(
    'sign-in-unlimited',
    'contract/identity/identity-endpoints.ts',
    "limit: 'sign-in',\n    body: SignIn,",
    'body: SignIn,',
    'server/http/http.test.ts',
  ),
]

/** Bugs of input, stored data and history. */
const data: Mutant[] = [
  singleReplacement(
    'unknown-field-taken',
    'server/http/validate.ts',
    'schema.safeParse(',
    "('strip' in schema ? (schema as unknown as z.ZodObject).strip() : schema).safeParse(",
    MATRIX,
  ),
  {
    name: 'upload-judged-by-name',
    plants: [
      {
        file: 'server/http/multipart.ts',
        find: 'return await readPart(part, roomFor(request, most), hold)',
        put: 'return Object.assign((await readPart(part, roomFor(request, most), hold)) ?? Buffer.alloc(0), { named: part.filename })',
      },
      {
        file: 'server/features/files/store-upload.ts',
        find: 'await reencodeAsJpeg(deps, original, request.actor.userId)',
        put: '/[.](jpe?g|png|webp)$/i.test((original as unknown as { named: string }).named) ? original : await reencodeAsJpeg(deps, original, request.actor.userId)',
      },
    ],
    tests: ['server/features/files/uploads.test.ts'],
  },
  singleReplacement(
    'file-address-unsigned',
    'server/features/files/file-address.ts',
    'keys.isSigned(signedText(id, e), s)',
    'true',
    'server/features/files/file-address.test.ts',
  ),
  singleReplacement(
    'aadhaar-mask-off',
    'server/features/cases/case-mapping.ts',
    'lastFour === null ? null : maskAadhaar(lastFour)',
    'lastFour',
    CASE_ACCESS,
  ),
  singleReplacement(
    'aadhaar-kept-in-clear',
    'server/features/cases/create-case.ts',
    'owners.sellerAadharNo.slice(-4)',
    'owners.sellerAadharNo',
    'server/features/cases/create-case.test.ts',
  ),
  singleReplacement(
    'history-not-written',
    'server/features/cases/update-expiry.ts',
    "await record(tx, ctx, { subject: 'case', id: stored.id, action: 'expiry changed', changes })",
    'void changes',
    'server/features/cases/case-history.test.ts',
  ),
  singleReplacement(
    'decision-not-written',
    'server/features/payments/store-decision.ts',
    "await record(tx, ctx, { subject: 'payment', id, action, changes: { status: { from, to } } })",
    'void action',
    'server/features/payments/decide-payment.test.ts',
  ),
  singleReplacement(
    'history-can-be-changed',
    FOUNDATION,
    'before update or delete or truncate on history',
    'before truncate on history',
    'test/laws.test.ts',
  ),
  singleReplacement('name-in-the-log', 'server/app.ts', 'user: actor?.userId', 'user: actor?.name', SESSIONS),
  singleReplacement(
    'e-mail-in-the-log',
    'server/app.ts',
    'user: actor?.userId',
    'user: (request.body as { email?: string } | null)?.email',
    SESSIONS,
  ),
]

export const mutants: readonly Mutant[] = [...access, ...money, ...sessions, ...data, ...deliveryBugs, ...trustBugs]
