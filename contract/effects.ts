import type { Endpoint } from './endpoint.ts'

/** What a session may do only after a step-up: who finds one open, or steals its token, would keep something of it. */
export const effects = {
  signIn: 'somebody can sign in, or needs less for it',
  dataSent: 'data is sent somewhere',
  credit: "money or credit in a dealer's favour",
  fullNumber: 'an Aadhaar number in full',
  payee: 'how the office is paid',
} as const

export type CallEffect = { effect: keyof typeof effects } & (
  | { when?: never; unasked?: never }
  /** The condition under which the command asks, by `requireStepUp`: it knows the input and what is stored. */
  | { when: string; unasked?: never }
  /** Why the call asks for none all the same. */
  | { unasked: string; when?: never }
)

/**
 * The effect of every call with a session that is no GET, or null (docs/decisions/0026). A call without an entry fails
 * `npm run gen`, which writes docs/step-up.md from this table.
 */
export const callEffects: Readonly<Record<string, CallEffect | null>> = {
  'POST /auth/add-user': { effect: 'signIn' },
  'POST /auth/passkey/start': { effect: 'signIn' },
  'POST /auth/passkey/add': { effect: 'signIn' },
  'DELETE /auth/passkey/remove/:id': { effect: 'signIn' },
  'POST /auth/two-factor/reset/:userId': { effect: 'signIn' },
  'POST /auth/update-two-factor-requirement': { effect: 'signIn' },
  'POST /key/create': { effect: 'signIn' },
  'POST /mail/link/:id': { effect: 'signIn' },
  'PUT /mail/settings': { effect: 'signIn' },
  'POST /team/add': { effect: 'signIn' },
  'PUT /auth/counter': { effect: 'signIn' },
  'POST /auth/change-password': { effect: 'signIn', unasked: 'asks for the password itself' },
  'POST /auth/two-factor/start': { effect: 'signIn', unasked: 'asks for the password itself' },
  'POST /auth/two-factor/confirm': {
    effect: 'signIn',
    unasked: 'asks for the first code itself, after `start` asked for the password',
  },
  'POST /auth/two-factor/turn-off': { effect: 'signIn', unasked: 'asks for password and code itself' },
  'POST /auth/two-factor/renew-recovery-codes': { effect: 'signIn', unasked: 'asks for password and code itself' },
  'POST /auth/step-up': { effect: 'signIn', unasked: 'is the step-up' },
  'POST /auth/toggle-user-activation/:userId': {
    effect: 'signIn',
    unasked: 'the password of the user still counts; switching off must not wait',
  },
  'PUT /team/edit/:userId': { effect: 'signIn', unasked: 'as `toggle-user-activation`' },

  'POST /webhook/create': { effect: 'dataSent' },
  'PUT /webhook/edit/:id': { effect: 'dataSent', when: '`url` or `events` changes' },
  'POST /webhook/rotate/:id': { effect: 'dataSent' },
  'POST /webhook/test/:id': { effect: 'dataSent', unasked: 'goes where a step-up said' },
  'POST /webhook/redeliver/:deliveryId': { effect: 'dataSent', unasked: 'goes where a step-up said' },
  'PUT /reminder/settings': { effect: 'dataSent', when: '`webhookUrl` or `webhookSecret` is set' },
  'POST /office/release-outgoing': { effect: 'dataSent' },
  'POST /mail/resend/:id': { effect: 'dataSent', unasked: 'goes to the same address again' },
  'POST /reminder/mail-dealer': { effect: 'dataSent', unasked: "goes to the dealer's own address; daily work" },
  'PUT /dunning/settings': { effect: 'dataSent', unasked: "goes to the dealers' own addresses" },
  'POST /notification/push': { effect: 'dataSent', unasked: 'the browser renews it by itself; ends with the session' },
  'POST /case/assign': { effect: 'dataSent', unasked: 'the dealer was verified; daily work' },
  'POST /case/bulk': { effect: 'dataSent', unasked: 'as `case/assign`' },

  'POST /client/add': { effect: 'credit', when: '`creditLimit` is above 0' },
  'POST /client/verify/:id': { effect: 'credit', when: '`creditLimit` is above 0' },
  'POST /client/credit/:id': { effect: 'credit' },
  'POST /client/credit-override/:id': { effect: 'credit' },
  'POST /client/adjust/:id': { effect: 'credit', when: '`amount` is negative' },
  'POST /bill/waive-penalty/:billId': { effect: 'credit' },
  'PATCH /case/verify-payment/:id': {
    effect: 'credit',
    unasked: 'counts what the dealer says it paid, and can be taken back; daily work',
  },
  'POST /case/verify-payments': { effect: 'credit', unasked: 'as `verify-payment`' },
  'POST /bank/verify': { effect: 'credit', unasked: 'as `verify-payment`' },
  'PUT /rate/all': { effect: 'credit', unasked: 'suggests charges to who types them' },

  'POST /case/reveal-aadhaar/:id': { effect: 'fullNumber' },
  'POST /form/fill/:id': { effect: 'fullNumber', when: '`reason` is given, and the form has an Aadhaar number' },
  'POST /form/print': { effect: 'fullNumber', when: '`reason` is given, and a form has an Aadhaar number' },

  'POST /api/update-upi': { effect: 'payee' },
  'PUT /office/profile': {
    effect: 'payee',
    when: 'the name in UPI apps changes: `upiPayee`, or `name` where that is empty',
  },
  'PUT /gst/settings': { effect: 'payee' },

  // No such effect: the daily work, and what the caller sees, gets or gives up.
  'PUT /auth/edit-employee/:userId': null,
  'POST /auth/end-other-sessions': null,
  'DELETE /auth/counter': null,
  'POST /auth/logout': null,
  'PUT /auth/passkey/edit/:id': null,
  'POST /auth/passkey/proof': null,
  'PUT /auth/pinned-pages': null,
  'PUT /auth/preferences': null,
  'POST /bank/columns': null,
  'POST /bank/import': null,
  'POST /bill/all': null,
  'POST /bill/make-bill-payment/:billId': null,
  'POST /case/all': null,
  'POST /case/attachments/:caseId': null,
  'DELETE /case/attachments/:caseId/:id': null,
  'PATCH /case/attachments/:caseId/:id': null,
  'POST /case/client/:id': null,
  'POST /case/close/:id': null,
  'POST /case/comments/:caseId': null,
  'PATCH /case/edit/:id': null,
  'POST /case/employee-detail/:id': null,
  'POST /case/employee/verified': null,
  'POST /case/export': null,
  'POST /case/get-payment-details': null,
  'POST /case/new': null,
  'PATCH /case/papers/:caseId': null,
  'POST /case/print': null,
  'PATCH /case/reject-payment/:id': null,
  'POST /case/reject/:id': null,
  'POST /case/rejected': null,
  'POST /case/reopen/:id': null,
  'PATCH /case/stage/:caseId': null,
  'POST /case/stages': null,
  'POST /case/groups': null,
  'POST /case/summary': null,
  'POST /case/unassign/:id': null,
  'PATCH /case/update-expiry/:id': null,
  'PATCH /case/verify/:id': null,
  'POST /cash/close/:employeeId': null,
  'POST /cash/confirm/:id': null,
  'POST /cash/enter/:employeeId': null,
  'POST /cash/take-back/:id': null,
  'POST /client/dunning/:id': null,
  'PUT /client/edit/:id': null,
  'POST /client/make-case-payment': null,
  'DELETE /client/reject-client/:id': null,
  'POST /client/statement/:id': null,
  'POST /client/transaction-history/:id': null,
  'POST /document/create': null,
  'DELETE /document/delete/:id': null,
  'PUT /document/edit/:id': null,
  'PUT /form/edit/:id': null,
  'POST /form/upload': null,
  'POST /import/:kind': null,
  'POST /import/columns/:kind': null,
  'POST /import/commit/:id': null,
  'POST /import/headers/:kind': null,
  'PATCH /import/rows/:id': null,
  'POST /import/undo/:id': null,
  'DELETE /key/revoke/:id': null,
  'POST /mail/try-out': null,
  'PUT /notification/phone': null,
  'PUT /notification/preferences': null,
  'POST /notification/push/stop': null,
  'POST /notification/read': null,
  'POST /original/hand-over/:id': null,
  'POST /original/receive/:caseId': null,
  'POST /original/undo/:id': null,
  'POST /payment/decided': null,
  'POST /dealer-message/log': null,
  'POST /dealer-message/withdraw': null,
  'POST /payment/groups': null,
  'POST /queue/rows': null,
  'POST /rate/read': null,
  'POST /rate/suggest': null,
  'POST /reminder/log': null,
  'POST /reminder/renew': null,
  'POST /reminder/snooze': null,
  'PUT /reminder/templates': null,
  'POST /reminder/withdraw': null,
  'POST /reminder/worklist': null,
  'POST /reading/try': null,
  'PUT /reading/settings': null,
  'POST /request/attachments/:id': null,
  'POST /request/decline/:id': null,
  'POST /request/new': null,
  'PUT /service/edit-paper/:id': null,
  'PUT /service/edit/:code': null,
  'POST /service/paper/:code': null,
  'PUT /tally/settings': null,
  'POST /task/create': null,
  'PATCH /task/mark-as-done/:id': null,
  'PUT /task/update/:id': null,
  'PUT /utils/branch/edit/:id': null,
  'POST /utils/create-branch': null,
  'POST /utils/create-firm': null,
  'PUT /utils/firm/edit/:id': null,
  'POST /utils/rto/confirm/:id': null,
  'POST /utils/rto/create': null,
  'POST /utils/rto/merge/:id': null,
  'POST /utils/rto/propose': null,
  'POST /utils/rto/toggle-visibility/:id': null,
  'POST /utils/rto/update/:id': null,
  'POST /utils/toggle-branch-visibility/:branchId': null,
  'POST /utils/toggle-firm-visibility/:firmId': null,
  'POST /utils/upload': null,
  'POST /vehicle/check': null,
  'PATCH /vehicle/edit/:id': null,
  'POST /view/create': null,
  'DELETE /view/delete/:id': null,
  'PUT /view/edit/:id': null,
  'PUT /view/start': null,
  'DELETE /webhook/delete/:id': null,
}

type Named = Pick<Endpoint, 'method' | 'path'>

/** The name of a call in the table. */
export const nameOfCall = ({ method, path }: Named): string => `${method} ${path}`

export const effectOf = (endpoint: Named): CallEffect | null => callEffects[nameOfCall(endpoint)] ?? null

/** Returns whether each request of a call asks for a step-up, not only some under a condition. */
export function alwaysAsks(endpoint: Named): boolean {
  const effect = effectOf(endpoint)
  return effect !== null && !effect.when && !effect.unasked
}
