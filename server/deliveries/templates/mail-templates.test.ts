import { expect, test } from 'vitest'
import { withLanguage } from '#server/context/language.ts'
import {
  accountGuessed,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  passwordLink,
  twoFactorReset,
} from './account-letters.ts'
import {
  billDueSoon,
  billOverdue,
  billRaised,
  paymentVerified,
  penaltyWaived,
  reminderDigest,
} from './client-letters.ts'
import type { MailTemplate } from './letter.ts'
import { mailTemplates } from './mail-templates.ts'
import { notificationDigest, notificationLetter } from './notification-letters.ts'
import { lawsBroken } from './office-letters.ts'

/* The text of each mail, word for word. */

const name = 'Asha <a>'
const bill = { name, month: 10, year: 2026, dueDate: '2026-11-15', total: 1_234_500, penalty: 25_050 }
const office = { publicUrl: 'https://portal.example', name: 'Vehicle Record Portal' }

function write<P>(template: MailTemplate<P>, parameters: P): string[] {
  const { text } = template.render(JSON.stringify(parameters), office)
  return [template.subject(parameters), ...text.split('\n\n')]
}

const token = 'the-token'
const letters: [what: string, mail: string[], lines: string[]][] = [
  [
    'an invitation',
    write(passwordLink, { name, reason: 'invited', token }),
    [
      'You are invited',
      'Hello Asha <a>,',
      'An account was made for you. Choose your password to start. The link works once, for 72 hours.',
      'Set your password: https://portal.example/set-password#token=the-token',
      'Vehicle Record Portal',
    ],
  ],
  [
    'a verified sign-up',
    write(passwordLink, { name, reason: 'verified', token }).slice(0, 3),
    [
      'Your account is verified',
      'Hello Asha <a>,',
      'Your sign-up was verified. Choose your password to see your cases. The link works once, for 72 hours.',
    ],
  ],
  [
    'a reset',
    write(passwordLink, { name, reason: 'reset', token }).slice(0, 3),
    [
      'Reset your password',
      'Hello Asha <a>,',
      'Someone asked for a new password for this address. If it was you, choose one now: the link works once, for 30 minutes. If it was not, ignore this mail.',
    ],
  ],
  [
    'a changed password',
    write(passwordChanged, { name }),
    [
      'Your password was changed',
      'Hello Asha <a>,',
      'The password of your account was changed, and you were signed out elsewhere.',
      'If it was not you, use "Forgot your password?" on the sign-in page to choose a new one, and tell the office at once.',
      'Vehicle Record Portal',
    ],
  ],
  [
    'a reset second factor',
    write(twoFactorReset, { name }),
    [
      'Your two-factor sign-in was reset',
      'Hello Asha <a>,',
      'The office has turned your two-factor sign-in off and signed you out everywhere. Sign in with your password, and turn it on again with your new phone in My Profile.',
      'If you did not ask for this, change your password and tell the office at once.',
      'Vehicle Record Portal',
    ],
  ],
  [
    'a new passkey',
    write(passkeyAdded, { name, passkey: 'Phone' }),
    [
      'A passkey was added to your account',
      'Hello Asha <a>,',
      'The passkey "Phone" was added to your account. Who has that device and its screen lock can sign in with it.',
      'If it was not you, change your password, remove passkeys that are not yours in My Profile, and tell the office at once.',
      'Vehicle Record Portal',
    ],
  ],
  [
    'a passkey that is gone',
    write(passkeyRemoved, { name, passkey: 'Phone' }).slice(0, 3),
    [
      'A passkey was removed from your account',
      'Hello Asha <a>,',
      'The passkey "Phone" was removed from your account. It signs in no more.',
    ],
  ],
  [
    'guesses at an account',
    write(accountGuessed, { name }),
    [
      'Someone is trying to sign in to your account',
      'Hello Asha <a>,',
      'Many wrong passwords were tried on your account today, from places where you have not signed in before. None of them was right. From such places signing in is slowed now; where you have signed in before, nothing changes.',
      'If you are at a new place and have to wait, use "Forgot your password?" on the sign-in page. If your password is short or used elsewhere, choose a better one in My Profile, and turn on two-factor sign-in.',
      'Vehicle Record Portal',
    ],
  ],
  [
    'a new bill',
    write(billRaised, bill),
    [
      'Your bill for October 2026',
      'Hello Asha <a>,',
      'Your bill for October 2026 is ready: ₹12,345.00, due on 15/11/2026.',
      'See your bills: https://portal.example/client/Bills',
      'Vehicle Record Portal',
    ],
  ],
  [
    'a bill that will be due',
    write(billDueSoon, bill).slice(0, 3),
    [
      'Your bill for October 2026 is due on 15/11/2026',
      'Hello Asha <a>,',
      'Your bill for October 2026, ₹12,345.00, is due on 15/11/2026. If it is paid already and under verification, ignore this mail.',
    ],
  ],
  [
    'an overdue bill',
    write(billOverdue, bill).slice(0, 3),
    [
      'Your bill for October 2026 is overdue',
      'Hello Asha <a>,',
      'Your bill for October 2026 was due on 15/11/2026 and is not paid. A penalty of ₹250.50 was added. The amount to be paid is ₹12,345.00.',
    ],
  ],
  [
    'an overdue bill of a client without a penalty',
    write(billOverdue, { ...bill, penalty: 0 }).slice(2, 3),
    ['Your bill for October 2026 was due on 15/11/2026 and is not paid. The amount to be paid is ₹12,345.00.'],
  ],
  [
    'a waived penalty',
    write(penaltyWaived, bill).slice(0, 3),
    [
      'The penalty on your bill for October 2026 was waived',
      'Hello Asha <a>,',
      'The office has waived the penalty of ₹250.50 on your bill for October 2026. The amount to be paid is ₹12,345.00.',
    ],
  ],
  [
    'a verified payment',
    write(paymentVerified, { name, receiptNo: 'RV/26-27/000042', amount: 851_050, mode: 'UPI' }),
    [
      'Receipt RV/26-27/000042 for your payment',
      'Hello Asha <a>,',
      'We have received your payment of ₹8,510.50 by UPI. Your receipt has the number RV/26-27/000042; you can print it under Transactions.',
      'Open your transactions: https://portal.example/client/Transactions',
      'Vehicle Record Portal',
    ],
  ],
  [
    'broken laws',
    write(lawsBroken, {
      name,
      laws: [
        { law: 'a law', broken: 1 },
        { law: 'another', broken: 3 },
      ],
    }),
    [
      'The ledger does not add up',
      'Hello Asha <a>,',
      'The hourly audit found that a law of the ledger is broken:',
      'a law (1 row)',
      'another (3 rows)',
      'Nothing was changed. Please tell whoever runs the portal: `npm run audit-ledger` names the rows.',
      'See the office in figures: https://portal.example/superadmin',
      'Vehicle Record Portal',
    ],
  ],
  [
    'a notification',
    write(notificationLetter, {
      name,
      title: 'New comment',
      text: 'VR-000001, MH 12 AB 1234',
      link: '/client/cases/VR-000001',
    }),
    [
      'New comment: VR-000001, MH 12 AB 1234',
      'Hello Asha <a>,',
      'New comment: VR-000001, MH 12 AB 1234',
      'You get this mail because you chose it in My Profile, where you can turn it off.',
      'Open in the portal: https://portal.example/client/cases/VR-000001',
      'Vehicle Record Portal',
    ],
  ],
  [
    'a digest of notifications',
    write(notificationDigest, { name, lines: [{ title: 'New bill', text: 'October 2026' }], more: 2 }),
    [
      '3 things have happened',
      'Hello Asha <a>,',
      'This has happened since the last mail:',
      '• New bill: October 2026',
      'and 2 more',
      'You get this mail because you chose it in My Profile, where you can turn it off.',
      'Open in the portal: https://portal.example',
      'Vehicle Record Portal',
    ],
  ],
  [
    'what is due of a dealer',
    write(reminderDigest, {
      name,
      lines: [
        { vehicleNo: 'MH12AB1234', kind: 'TAX', expiryDate: '2026-10-07', hasEnded: true },
        { vehicleNo: 'MH12AB1235', kind: 'PUC', expiryDate: '2026-12-07' },
      ],
      more: 1,
    }),
    [
      '3 vehicles to renew',
      'Hello Asha <a>,',
      'Papers of these vehicles end soon or have ended. Tell us which ones we shall renew.',
      'MH12AB1234: road tax, ended on 07/10/2026',
      'MH12AB1235: pollution certificate (PUC), valid until 07/12/2026',
      'and 1 more',
      'Open my vehicles: https://portal.example/client/vehicles',
      'Vehicle Record Portal',
    ],
  ],
]

test.each(letters)('%s', (_what, mail, lines) => {
  expect(mail).toEqual(lines)
})

test('a mail of broken laws counts in the language of its reader', () => {
  const laws = [
    { law: 'a law', broken: 1 },
    { law: 'another', broken: 3 },
  ]
  const linesIn = (language: 'hi' | 'mr') => withLanguage(language, () => write(lawsBroken, { name, laws }).slice(3, 5))
  expect(linesIn('hi')).toEqual(['a law (1 पंक्ति)', 'another (3 पंक्तियाँ)'])
  expect(linesIn('mr')).toEqual(['a law (1 नोंद)', 'another (3 नोंदी)'])
})

test('an address as long as a one-time link breaks instead of leaving its card', () => {
  expect(passwordChanged.render(JSON.stringify({ name }), office).html).toContain('word-break:break-word')
})

test('a name is no HTML', () => {
  expect(passwordChanged.render(JSON.stringify({ name }), office).html).toContain('<p>Hello Asha &#60;a&#62;,</p>')
})

test('rows wait under the names of templates, so none may go', () => {
  expect([...mailTemplates.keys()].toSorted()).toEqual([
    'account-guessed',
    'backups-old',
    'bill-due-soon',
    'bill-dunned',
    'bill-overdue',
    'bill-raised',
    'case-unassigned',
    'laws-broken',
    'notification',
    'notification-digest',
    'passkey-added',
    'passkey-removed',
    'password-changed',
    'password-link',
    'payment-verified',
    'penalty-waived',
    'reminder-digest',
    'two-factor-reset',
    'webhook-failed',
  ])
})
