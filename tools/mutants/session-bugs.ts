import { bugsIn, type Mutant } from './mutant.ts'

export const sessionBugs: Mutant[] = [
  ...bugsIn('server/features/identity/end-sign-ins.ts', 'session.test.ts', {
    'session-outlives-deactivation': ['await endSessions(tx, ids)', '[...ids]'],
  }),
  ...bugsIn('server/db/fast/batch-loader.ts', 'server/features/identity/session.test.ts', {
    'session-of-another': ['values.get(key) ?? null', '[...values.values()][0] ?? null'],
  }),
  ...bugsIn('server/http/session.ts', 'server/features/identity/session.test.ts', {
    'deactivated-not-asked': [' and ${isAdmitted()}`', '`'],
    'session-never-ends': ['sessions.ends_at > ', "timestamptz 'infinity' > "],
  }),
  ...bugsIn('server/http/register.ts', 'server/features/identity/counter-session.test.ts', {
    'counter-opens-all': ['request.actor.isPastIdle && !endpoint.atCounter', 'false'],
  }),
  ...bugsIn('server/http/session.ts', 'server/features/identity/counter-session.test.ts', {
    'counter-without-a-switch': ["    .where('counter_until', 'is not', null)\n", ''],
    'counter-renews-by-use': ['case when idle_until > ', 'case when true or idle_until > '],
    'counter-by-an-old-proof': ['isPastIdle || now.getTime()', 'now.getTime()'],
  }),
  ...bugsIn('contract/account/account.ts', 'server/features/identity/counter-session.test.ts', {
    'counter-of-a-superadmin': [
      "'/auth/counter', {\n    roles: ['employee'],\n    summary:\n",
      "'/auth/counter', {\n    roles: ['employee', 'superadmin'],\n    summary:\n",
    ],
  }),
  ...bugsIn('server/features/papers/get-checklist.ts', 'server/features/identity/counter-session.test.ts', {
    'scans-at-the-counter': ['ctx.actor.isPastIdle ? [] : ', ''],
  }),
  ...bugsIn('server/features/identity/sign-in.ts', 'server/features/two-factor/two-factor.test.ts', {
    'second-factor-not-asked': [
      'if (!user.two_factor)\n    return presentSignIn',
      'if (user)\n    return presentSignIn',
    ],
  }),
  ...bugsIn('server/features/two-factor/two-factor-code.ts', 'two-factor.test.ts', {
    'code-works-twice': [".where('last_step', '<', step)", ''],
  }),
  ...bugsIn('contract/identity/identity.ts', 'server/http/http.test.ts', {
    'sign-in-unlimited': ["limit: 'sign-in',\n    body: SignIn,", 'body: SignIn,'],
  }),
  ...bugsIn('server/features/webhooks/webhooks.ts', 'test/step-up-calls.test.ts', {
    'webhook-turned-by-an-old-session': ['(url && url !== before.url) ||', ''],
  }),
  ...bugsIn('server/features/clients/sign-up.ts', 'test/step-up-calls.test.ts', {
    'credit-by-an-old-session': ['if (input.creditLimit > 0) requireStepUp(actor, now)', ''],
  }),
  ...bugsIn('server/features/adjustments/routes.ts', 'test/step-up-calls.test.ts', {
    'adjusted-by-an-old-session': ['if (input.amount < 0) requireStepUp(actor, now)', ''],
  }),
  ...bugsIn('server/features/official-forms/fill-form.ts', 'test/step-up-calls.test.ts', {
    'numbers-printed-by-an-old-session': [
      'if (formsInFull(forms, input.reason).length > 0) requireStepUp(request.actor, request.now)',
      '',
    ],
  }),
  ...bugsIn('server/features/office/office-profile.ts', 'test/step-up-calls.test.ts', {
    'payee-changed-by-an-old-session': [
      'if (payeeOf(after) !== payeeOf(before)) requireStepUp(ctx.actor, ctx.now)',
      '',
    ],
  }),
  ...bugsIn('contract/effects.ts', 'test/step-up-calls.test.ts', {
    'passkey-removed-by-an-old-session': [
      "'DELETE /auth/passkey/remove/:id': { effect: 'signIn' }",
      "'DELETE /auth/passkey/remove/:id': null",
    ],
  }),
]
