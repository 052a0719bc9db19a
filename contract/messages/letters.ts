/* Mails to clients and users: subjects, paragraphs and buttons. */

export const greeting = (name: string) => `Hello ${name},`
/** Below the button, for mail programs that do not render it. */
export const ifNoButton = (href: string) => `If the button does not work, copy this address: ${href}`
export const invitedSubject = 'You are invited'
export const invited = 'An account was made for you. Choose your password to start. The link works once, for 72 hours.'
export const verifiedSubject = 'Your account is verified'
export const verified =
  'Your sign-up was verified. Choose your password to see your cases. The link works once, for 72 hours.'
export const resetSubject = 'Reset your password'
export const reset =
  'Someone asked for a new password for this address. If it was you, choose one now: the link works once, for 30 minutes. If it was not, ignore this mail.'
export const setPassword = 'Set your password'
export const passwordChangedSubject = 'Your password was changed'
export const passwordChanged = 'The password of your account was changed, and you were signed out elsewhere.'
export const passwordNotChangedByYou =
  'If it was not you, use "Forgot your password?" on the sign-in page to choose a new one, and tell the office at once.'
export const twoFactorResetSubject = 'Your two-factor sign-in was reset'
export const twoFactorReset =
  'The office has turned your two-factor sign-in off and signed you out everywhere. Sign in with your password, and turn it on again with your new phone in My Profile.'
export const twoFactorResetNotAsked = 'If you did not ask for this, change your password and tell the office at once.'
export const passkeyAddedSubject = 'A passkey was added to your account'
export const passkeyAdded = (passkey: string) =>
  `The passkey "${passkey}" was added to your account. Who has that device and its screen lock can sign in with it.`
export const passkeyRemovedSubject = 'A passkey was removed from your account'
export const passkeyRemoved = (passkey: string) =>
  `The passkey "${passkey}" was removed from your account. It signs in no more.`
export const passkeyNotByYou =
  'If it was not you, change your password, remove passkeys that are not yours in My Profile, and tell the office at once.'
export const guessedSubject = 'Someone is trying to sign in to your account'
export const guessed =
  'Many wrong passwords were tried on your account today, from places where you have not signed in before. None of them was right. From such places signing in is slowed now; where you have signed in before, nothing changes.'
export const guessedAdvice =
  'If you are at a new place and have to wait, use "Forgot your password?" on the sign-in page. If your password is short or used elsewhere, choose a better one in My Profile, and turn on two-factor sign-in.'
export const seeYourBills = 'See your bills'
export const caseUnassignedSubject = (caseNo: string) => `Case ${caseNo} is no longer assigned to you`
export const caseUnassigned = (caseNo: string, vehicleNo: string, amount: string) =>
  `The office has taken back case ${caseNo} of vehicle ${vehicleNo}. You do not have to pay ${amount} for it any more; your statement shows the amount as taken back.`
export const seeYourCases = 'See your cases'
export const billRaisedSubject = (month: string) => `Your bill for ${month}`
export const billRaised = (month: string, total: string, dueDate: string) =>
  `Your bill for ${month} is ready: ${total}, due on ${dueDate}.`
export const nothingToPay = (month: string) => `Your bill for ${month} is ready: there is nothing to pay.`
export const billDueSubject = (month: string, dueDate: string) => `Your bill for ${month} is due on ${dueDate}`
export const billDue = (month: string, total: string, dueDate: string) =>
  `Your bill for ${month}, ${total}, is due on ${dueDate}. If it is paid already and under verification, ignore this mail.`
export const billOverdueSubject = (month: string) => `Your bill for ${month} is overdue`
/** `penalty` is the sentence below, or an empty string. */
export const billOverdue = (month: string, dueDate: string, penalty: string, total: string) =>
  `Your bill for ${month} was due on ${dueDate} and is not paid.${penalty} The amount to be paid is ${total}.`
export const penaltyAdded = (penalty: string) => ` A penalty of ${penalty} was added.`
export const penaltyWaivedSubject = (month: string) => `The penalty on your bill for ${month} was waived`
export const penaltyWaived = (penalty: string, month: string, total: string) =>
  `The office has waived the penalty of ${penalty} on your bill for ${month}. The amount to be paid is ${total}.`
export const ledgerBroken = 'The hourly audit found that a law of the ledger is broken:'
export const brokenLaw = (law: string, broken: number) => `${law} (${broken} ${broken === 1 ? 'row' : 'rows'})`
export const ledgerBrokenAdvice =
  'Nothing was changed. Please tell whoever runs the portal: `npm run audit-ledger` names the rows.'
export const backupOldSubject = 'There is no recent backup'
export const backupNever = (target: string) => `No backup in ${target} has succeeded yet.`
export const backupOld = (target: string, when: string) =>
  `The last good backup in ${target} is of ${when}. That is more than twice the time between two backups.`
export const backupFailure = (reason: string) => `The last attempt failed: ${reason}`
export const backupOldAdvice =
  'Please tell whoever runs the portal: the process of `npm run backup` has stopped, or its log says what is wrong.'
export const seeWarnings = 'See the warnings in My Profile'
export const seeOfficeFigures = 'See the office in figures'

export const webhookFailedSubject = 'A webhook does not take what happens'
export const webhookGivenUp = (url: string) =>
  `An event for ${url} was given up: it was not taken within three days. Its other events are still tried.`
export const webhookGone = (url: string) =>
  `${url} answered that it wants no events any more (410). It is switched off, and what waited for it was dropped.`
export const webhookFailedAdvice =
  'Please tell whoever runs the receiver. You can send events of the last 30 days again.'
export const seeIntegrations = 'Open Integrations'
