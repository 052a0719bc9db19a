import { bugsIn, type Mutant } from './mutant.ts'

export const accessBugs: Mutant[] = [
  ...bugsIn('server/features/cases/scope.ts', 'cases.access.test.ts', {
    'no-owner-check': ["return cases.where('cases.created_by', '=', userId)", 'return cases'],
    'foreign-case-for-client': [".where('case_assignments.client_id', '=', clientId)", ''],
  }),
  ...bugsIn(
    'server/features/cases/seen-by-dealer.ts',
    ['server/features/attachments/files-of-dealers.test.ts', 'test/changed-hands.test.ts'],
    {
      'files-of-the-former-dealer': ["if (role !== 'client') return sql", 'if (role) return sql'],
    },
  ),
  ...bugsIn('server/features/attachments/routes.ts', 'files-of-dealers.test.ts', {
    'page-of-the-former-dealer': ["    .where(isForActor(actor, 'attachments'))\n", ''],
  }),
  ...bugsIn('server/features/papers/get-checklist.ts', 'test/changed-hands.test.ts', {
    'name-of-the-former-dealer': ['isOfOtherDealer(ctx.actor, notedFor)', 'false'],
  }),
  ...bugsIn('server/features/originals/scope.ts', 'originals.test.ts', {
    'foreign-originals': ['(${ofVisibleCases} or ${inHand})', '(true or ${ofVisibleCases} or ${inHand})'],
    'originals-of-the-former-dealer': ["    .where(isForActor(actor, 'last_move'))\n", ''],
  }),
  ...bugsIn('server/features/originals/move-original.ts', 'originals.test.ts', {
    'original-moved-twice-at-once': ['!locked || locked.move_id !== lastMoveId', '!locked'],
  }),
  ...bugsIn('server/features/cash/scope.ts', 'cash.test.ts', {
    'foreign-cash-book': ["role === 'employee' ? userId : sql<string>`null`", 'sql<string>`users.id`'],
  }),
  ...bugsIn('server/features/dealer-messages/waiting-messages.ts', 'dealer-messages.test.ts', {
    'message-with-files-of-another-dealer': [
      'Map.groupBy(wanted, ({ client_id }) => client_id)',
      "Map.groupBy(wanted, () => 'all')",
    ],
  }),
  ...bugsIn('server/features/dealer-messages/sent-messages.ts', 'dealer-messages.test.ts', {
    'message-about-foreign-cases': ['await visibleCases(tx, actor)', "await tx.selectFrom('cases')"],
  }),
  ...bugsIn('contract/mails/mail-settings.ts', 'test/role-matrix.test.ts', {
    'mail-settings-for-employees': [
      "'/mail/settings', {\n    roles: adminRoles,\n    summary: 'Change",
      "'/mail/settings', {\n    roles: [...adminRoles, 'employee'],\n    summary: 'Change",
    ],
  }),
  ...bugsIn('server/features/identity/routes.ts', 'pins.test.ts', {
    'pins-of-everybody': [
      "set({ pinned_pages: pages }).where('id', '=', actor.userId)",
      'set({ pinned_pages: pages })',
    ],
  }),
  ...bugsIn('server/features/cases/list/group-cases.ts', 'groups.test.ts', {
    'groups-of-another-roles-list': ['if (!mayList.includes(role)) throw forbidden()', ''],
    'groups-sum-for-employees': ["sum: role === 'superadmin' ? rupeesOrNull(sum) : null", 'sum: rupeesOrNull(sum)'],
  }),
  ...bugsIn('server/features/cases/assign-case.ts', 'server/features/bulk/bulk.test.ts', {
    'assigned-to-any-firm': [
      'const clientId = await dealerOf()',
      "const clientId = (await dealerOf()) && (await tx.selectFrom('clients').select('id').executeTakeFirst())?.id",
    ],
    'assigned-to-the-firm-of-before': [
      "if ((await dealerOf()) !== clientId) throw conflict('cases.namesAnotherDealer')",
      '',
    ],
  }),
  ...bugsIn('server/features/stages/change-stage.ts', 'wait-reason.test.ts', {
    'reason-of-a-file-that-waits-for-others': [
      "if (waitingOn !== 'dealer' || stage === 'handedOver')",
      "if (stage === 'handedOver')",
    ],
  }),
  ...bugsIn('server/features/cases/present.ts', 'server/features/stages/wait-reason.test.ts', {
    'reason-hidden-from-the-dealer': ['waitReason: row.wait_reason,', 'waitReason: null,'],
  }),
  ...bugsIn('contract/notifications/notification-events.ts', 'server/features/notifications/notifications.test.ts', {
    'reason-told-to-employees': [
      "stageChanged: { client: 'ofClient' }",
      "stageChanged: { client: 'ofClient', employee: 'every' }",
    ],
  }),
  ...bugsIn('server/features/requests/scope.ts', 'requests.test.ts', {
    'foreign-request': ["role === 'client'", 'false'],
  }),
  ...bugsIn('server/features/team/routes.ts', 'team.test.ts', {
    'foreign-member': [
      "    .where('id', '=', userId)\n    .where('client_id', '=', ctx.actor.clientId)",
      "    .where('id', '=', userId)",
    ],
  }),
  ...bugsIn('server/features/payments/scope.ts', 'payment-proof.test.ts', {
    'foreign-payment': [
      "role !== 'superadmin', (query) => query.where('case_assignments",
      "false, (query) => query.where('case_assignments",
    ],
  }),
  ...bugsIn('contract/payments/payment.ts', 'test/role-matrix.test.ts', {
    'decided-payments-for-employees': [
      "'/payment/decided', {\n    roles: ['superadmin'],",
      "'/payment/decided', {\n    roles: ['superadmin', 'employee'],",
    ],
  }),
  ...bugsIn('server/features/bills/scope.ts', 'bills.test.ts', {
    'foreign-bill': [
      "if (!id || (role !== 'superadmin' && id !== clientId)) throw notFound()",
      'if (!id) throw notFound()',
    ],
  }),
  ...bugsIn('server/http/register.ts', 'test/role-matrix.test.ts', {
    'role-gate-off': ['!endpoint.roles.includes(request.actor.role)', 'false'],
  }),
  ...bugsIn('server/http/api-key.ts', 'test/role-matrix.test.ts', {
    'key-without-scope': ['if (!scope || !scopes.includes(scope))', 'if (!scope)'],
  }),
  ...bugsIn('server/http/api-key.ts', 'server/features/keys/keys.test.ts', {
    'revoked-key': ["    .where('revoked_at', 'is', null)\n", ''],
    'expired-key': ["    .where('expires_on', '>=', officeDay(now))\n", ''],
    'key-outlives-its-maker': ["    .where('users.is_active', '=', true)\n", ''],
  }),
  ...bugsIn('server/features/passkeys/challenges.ts', 'passkeys.test.ts', {
    'passkey-without-a-challenge': ['return spent.numDeletedRows === 1n', 'return spent.numDeletedRows >= 0n'],
    'passkey-of-another-session': ["    .where('session_id', sessionId === null ? 'is' : '=', sessionId)\n", ''],
  }),
  ...bugsIn('server/features/passkeys/verify-passkey.ts', 'passkeys.test.ts', {
    'passkey-without-its-user': ['requireUserVerification: true', 'requireUserVerification: false'],
  }),
  ...bugsIn('server/features/identity/passkey-sign-in.ts', 'server/features/passkeys/passkeys.test.ts', {
    'passkey-of-anybody-after-a-password': ['!checked.isRight || checked.userId !== refused', '!checked.isRight'],
  }),
  ...bugsIn('server/http/register.ts', 'test/hidden-fields.test.ts', {
    'key-reads-aadhaar-digits': ['actor?.apiKey ? hideNumbers(payload) : payload', 'payload'],
  }),
  ...bugsIn('server/features/search/routes.ts', 'search.test.ts', {
    'colleagues-cases-without-leave': [
      "eb.selectFrom('office_profile').select('id').where('colleagues_in_search', '=', true)",
      "eb.selectFrom('office_profile').select('id')",
    ],
  }),
  ...bugsIn('server/features/cases/present.ts', 'cases.access.test.ts', {
    'charges-shown-to-client': ["...(role !== 'client' && { expenseDetail", '...({ expenseDetail'],
  }),
  ...bugsIn('server/features/cases/present.ts', 'test/hidden-fields.test.ts', {
    'incentive-shown-to-client': ['listed.filter(({ field }) => isSeenInListsBy(role, field))', 'listed'],
  }),
  ...bugsIn('server/features/official-forms/fill-form.ts', 'official-forms.test.ts', {
    'form-reveals-without-limit': ["await request.takePoint('reveal', request.actor.userId)", ''],
    'form-prints-hidden-charges': [
      'getCaseDetails(db, request,',
      "getCaseDetails(db, { ...request, actor: { ...request.actor, role: 'superadmin' } },",
    ],
  }),
]
