export const letters = {
  /* Mails to clients and users: subjects, paragraphs and buttons. */
  greeting: 'Hello {name},',
  /** Below the button, for mail programs that do not render it. */
  ifNoButton: 'If the button does not work, copy this address: {href}',
  invitedSubject: 'You are invited',
  invited: 'An account was made for you. Choose your password to start. The link works once, for 72 hours.',
  verifiedSubject: 'Your account is verified',
  verified: 'Your sign-up was verified. Choose your password to see your cases. The link works once, for 72 hours.',
  resetSubject: 'Reset your password',
  reset:
    'Someone asked for a new password for this address. If it was you, choose one now: the link works once, for 30 minutes. If it was not, ignore this mail.',
  setPassword: 'Set your password',
  passwordChangedSubject: 'Your password was changed',
  passwordChanged: 'The password of your account was changed, and you were signed out elsewhere.',
  passwordNotChangedByYou:
    'If it was not you, use "Forgot your password?" on the sign-in page to choose a new one, and tell the office at once.',
  twoFactorResetSubject: 'Your two-factor sign-in was reset',
  twoFactorReset:
    'The office has turned your two-factor sign-in off and signed you out everywhere. Sign in with your password, and turn it on again with your new phone in My Profile.',
  twoFactorResetNotAsked: 'If you did not ask for this, change your password and tell the office at once.',
  passkeyAddedSubject: 'A passkey was added to your account',
  passkeyAdded:
    'The passkey "{passkey}" was added to your account. Who has that device and its screen lock can sign in with it.',
  passkeyRemovedSubject: 'A passkey was removed from your account',
  passkeyRemoved: 'The passkey "{passkey}" was removed from your account. It signs in no more.',
  passkeyNotByYou:
    'If it was not you, change your password, remove passkeys that are not yours in My Profile, and tell the office at once.',
  guessedSubject: 'Someone is trying to sign in to your account',
  guessed:
    'Many wrong passwords were tried on your account today, from places where you have not signed in before. None of them was right. From such places signing in is slowed now; where you have signed in before, nothing changes.',
  guessedAdvice:
    'If you are at a new place and have to wait, use "Forgot your password?" on the sign-in page. If your password is short or used elsewhere, choose a better one in My Profile, and turn on two-factor sign-in.',
  seeYourBills: 'See your bills',
  caseUnassignedSubject: 'Case {caseNo} is no longer assigned to you',
  caseUnassigned:
    'The office has taken back case {caseNo} of vehicle {vehicleNo}. You do not have to pay {amount} for it any more; your statement shows the amount as taken back.',
  seeYourCases: 'See your cases',
  billRaisedSubject: 'Your bill for {month}',
  billRaised: 'Your bill for {month} is ready: {total}, due on {dueDate}.',
  nothingToPay: 'Your bill for {month} is ready: there is nothing to pay.',
  billDueSubject: 'Your bill for {month} is due on {dueDate}',
  billDue:
    'Your bill for {month}, {total}, is due on {dueDate}. If it is paid already and under verification, ignore this mail.',
  billOverdueSubject: 'Your bill for {month} is overdue',
  /** `penalty` is the sentence below, or an empty string. */
  billOverdue: 'Your bill for {month} was due on {dueDate} and is not paid.{penalty} The amount to be paid is {total}.',
  penaltyAdded: ' A penalty of {penalty} was added.',
  penaltyWaivedSubject: 'The penalty on your bill for {month} was waived',
  penaltyWaived:
    'The office has waived the penalty of {penalty} on your bill for {month}. The amount to be paid is {total}.',
  ledgerBroken: 'The hourly audit found that a law of the ledger is broken:',
  brokenLaw: '{law} ({broken} {broken, plural, one {row} other {rows}})',
  ledgerBrokenAdvice:
    'Nothing was changed. Please tell whoever runs the portal: `npm run audit-ledger` names the rows.',
  backupOldSubject: 'There is no recent backup',
  backupNever: 'No backup in {target} has succeeded yet.',
  backupOld: 'The last good backup in {target} is of {when}. That is more than twice the time between two backups.',
  backupFailure: 'The last attempt failed: {reason}',
  backupOldAdvice:
    'Please tell whoever runs the portal: the process of `npm run backup` has stopped, or its log says what is wrong.',
  seeWarnings: 'See the warnings in My Profile',
  seeOfficeFigures: 'See the office in figures',

  webhookFailedSubject: 'A webhook does not take what happens',
  webhookGivenUp:
    'An event for {url} was given up: it was not taken within three days. Its other events are still tried.',
  webhookGone:
    '{url} answered that it wants no events any more (410). It is switched off, and what waited for it was dropped.',
  webhookFailedAdvice: 'Please tell whoever runs the receiver. You can send events of the last 30 days again.',
  seeIntegrations: 'Open Integrations',
} as const
