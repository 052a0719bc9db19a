import { type Mutant, singleReplacement } from './mutant.ts'

const SESSIONS = 'server/features/identity/session.test.ts'
const COUNTER = 'server/features/identity/counter-session.test.ts'
const CODES = 'server/features/two-factor/two-factor-code.ts'
const TWO_FACTOR = 'server/features/two-factor/two-factor.test.ts'
const LOOK_UP = 'server/http/session.ts'
const STEP_UP_CALLS = 'test/step-up-calls.test.ts'

export const sessionBugs: Mutant[] = [
  singleReplacement(
    'session-outlives-deactivation',
    'server/features/identity/end-sign-ins.ts',
    'await endSessions(tx, ids)',
    '[...ids]',
    SESSIONS,
  ),
  singleReplacement(
    'session-of-another',
    'server/db/fast/batch-loader.ts',
    'values.get(key) ?? null',
    '[...values.values()][0] ?? null',
    SESSIONS,
  ),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a place in the source
  singleReplacement('deactivated-not-asked', LOOK_UP, ' and ${isAdmitted()}`', '`', SESSIONS),
  singleReplacement('session-never-ends', LOOK_UP, 'sessions.ends_at > ', "timestamptz 'infinity' > ", SESSIONS),
  singleReplacement(
    'counter-opens-all',
    'server/http/register.ts',
    'request.actor.isPastIdle && !endpoint.atCounter',
    'false',
    COUNTER,
  ),
  singleReplacement('counter-without-a-switch', LOOK_UP, "    .where('counter_until', 'is not', null)\n", '', COUNTER),
  singleReplacement(
    'counter-renews-by-use',
    LOOK_UP,
    'case when idle_until > ',
    'case when true or idle_until > ',
    COUNTER,
  ),
  singleReplacement('counter-by-an-old-proof', LOOK_UP, 'isPastIdle || now.getTime()', 'now.getTime()', COUNTER),
  singleReplacement(
    'counter-of-a-superadmin',
    'contract/account/account-endpoints.ts',
    "'/auth/counter', {\n    roles: ['employee'],\n    summary:\n",
    "'/auth/counter', {\n    roles: ['employee', 'superadmin'],\n    summary:\n",
    COUNTER,
  ),
  singleReplacement(
    'scans-at-the-counter',
    'server/features/papers/get-checklist.ts',
    'ctx.actor.isPastIdle ? [] : ',
    '',
    COUNTER,
  ),
  singleReplacement(
    'second-factor-not-asked',
    'server/features/identity/sign-in.ts',
    'if (!user.two_factor)\n    return presentSignIn',
    'if (user)\n    return presentSignIn',
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
  // Of a call with an effect that asks under a condition, and of one that asks always (contract/effects.ts).
  singleReplacement(
    'webhook-turned-by-an-old-session',
    'server/features/webhooks/webhooks.ts',
    '(url && url !== before.url) ||',
    '',
    STEP_UP_CALLS,
  ),
  singleReplacement(
    'credit-by-an-old-session',
    'server/features/clients/sign-up.ts',
    'if (input.creditLimit > 0) requireStepUp(actor, now)',
    '',
    STEP_UP_CALLS,
  ),
  singleReplacement(
    'adjusted-by-an-old-session',
    'server/features/adjustments/routes.ts',
    'if (input.amount < 0) requireStepUp(actor, now)',
    '',
    STEP_UP_CALLS,
  ),
  singleReplacement(
    'numbers-printed-by-an-old-session',
    'server/features/official-forms/fill-form.ts',
    'if (formsInFull(forms, input.reason).length > 0) requireStepUp(request.actor, request.now)',
    '',
    STEP_UP_CALLS,
  ),
  singleReplacement(
    'payee-changed-by-an-old-session',
    'server/features/office/office-profile.ts',
    'if (payeeOf(after) !== payeeOf(before)) requireStepUp(ctx.actor, ctx.now)',
    '',
    STEP_UP_CALLS,
  ),
  singleReplacement(
    'passkey-removed-by-an-old-session',
    'contract/effects.ts',
    "'DELETE /auth/passkey/remove/:id': { effect: 'signIn' }",
    "'DELETE /auth/passkey/remove/:id': null",
    STEP_UP_CALLS,
  ),
]
