import { showCount } from '../count.ts'

export const unknown = 'This vehicle has no date of this kind'
export const logged = 'Reminder logged'
export const withdrawn = 'Contact taken back'
export const unknownContact = 'This is no contact that you logged'
export const tooLateToWithdraw = 'A contact can be taken back for ten minutes'
export const snoozed = 'Reminder snoozed'
export const renewed = 'Expiry renewed'
export const saved = 'Settings saved'
export const templatesSaved = 'Texts saved'
export const channelRequired = 'Choose how the owner was reminded'
export const outcomeRequired = 'Choose an outcome'
export const untilRequired = 'Pick the day until which the reminder is snoozed'
export const untilPast = 'Pick today or a later day'
export const tooLongSnooze = (days: number) => `Pick a day within the next ${days} days`
export const newDateRequired = 'Pick the new date'
export const notAfterPresent = (day: string) => `Pick a day after the present date, ${day}`
export const notFuture = 'Pick a day after today'
export const textRequired = 'Write the text'
export const unknownPlaceholder = (name: string) => `There is no placeholder {${name}}`
export const loneBrace = 'A placeholder needs both braces: {owner}'
export const textTwice = 'Another text has the same paper and language'
export const badLeadDays = 'Give 1 to 6 different whole numbers from -30 to 90'
export const badDigest = 'Choose off, daily or weekly'
export const badWebhookUrl = 'Give a web address that begins with https:// or http://'
export const privateWebhook = 'This address is on a private network, where the portal sends nothing'
export const insecureWebhook = 'Give an address that begins with https://: names and phones of owners are sent there'
export const webhookWithPassword = 'Leave user and password out of the address: it stands in the history'
export const badSecret = 'A secret has 24 to 200 characters'
export const secretRequired = 'Give a secret of 24 or more characters, which signs each request'
export const secretInUse = 'Leave the address empty as well: nothing is posted without a secret'
export const firmRequired = 'Name the firm of the dealer'
export const unknownDealer = 'No verified dealer has this firm'
export const inactiveDealer = 'The account of this dealer is switched off'
export const mailedToday = 'This dealer has had its mail today. The next one can go tomorrow.'
export const nothingDue = 'No vehicle of this dealer is due'
export const dealerMailed = 'Mail queued'

/* The digest for a dealer. */
export const digestSubject = (count: number) => (count === 1 ? '1 vehicle to renew' : `${count} vehicles to renew`)
export const digestIntro = 'Papers of these vehicles end soon or have ended. Tell us which ones we shall renew.'
export const digestLine = (vehicle: string, paper: string, day: string) => `${vehicle}: ${paper}, valid until ${day}`
export const digestEndedLine = (vehicle: string, paper: string, day: string) => `${vehicle}: ${paper}, ended on ${day}`
export const digestMore = (count: number) => `and ${count} more`
export const digestOpen = 'Open my vehicles'
/** The subject of a webhook in the table of deliveries. */
export const webhookSubject = 'Reminder'

/* The kinds of papers, and the bands of the worklist. */
export const kinds = {
  PUC: 'PUC',
  INSURANCE: 'Insurance',
  FITNESS: 'Fitness',
  TAX: 'Road tax',
  PERMIT: 'Permit',
} as const
export const bands = {
  overdue: 'Overdue',
  week: 'Within 7 days',
  month: 'Within 30 days',
  later: 'Within 60 days',
} as const
export const channels = { WHATSAPP: 'WhatsApp', SMS: 'SMS', CALL: 'Call', MAIL: 'Mail' } as const
export const outcomes = {
  sent: 'Reminded',
  willRenew: 'Will renew',
  notReached: 'Not reached',
  renewedElsewhere: 'Renewed elsewhere',
} as const
export const byGateway = 'Gateway'

export const title = 'Reminders'
export const description = 'Papers that end soon or have ended, soonest first. Remind the owner, note what came of it.'
export const listLabel = 'Papers to remind of'
export const bandsLabel = 'When the paper ends'
export const paper = 'Paper'
export const dealer = 'Dealer'
export const fetchFailed = 'The reminders could not be loaded'
export const emptyTitle = 'Nothing to remind of'
export const emptyDetail = 'A paper stands here from 60 days before its date until 90 days after it.'
export const emptyFiltered = 'No paper matches these filters.'
export const showResting = 'Show snoozed'
export const daysAgo = (days: number) => (days === 1 ? 'ended yesterday' : `ended ${days} days ago`)
export const inDays = (days: number) =>
  days === 0 ? 'ends today' : days === 1 ? 'ends tomorrow' : `ends in ${days} days`
export const nameUnknown = 'Owner not known'
export const notContacted = 'Not contacted yet'
export const lastContact = (outcome: string, channel: string, day: string) => `${outcome} by ${channel}, ${day}`
export const restsUntil = (day: string) => `Snoozed until ${day}`
export const openOf = (plate: string, kind: string) => `${plate}, ${kind}`

/* The open row. */
export const textIn = 'Text in'
export const english = 'English'
export const hindi = 'हिन्दी'
export const noPhone = 'No phone number is known. Add it on the page of the vehicle.'
export const dealerPhone = 'Phone of the dealer (none of the owner is known):'
export const outcomeAfter = (channel: string) => `After the ${channel}: how did it go?`
export const afterChannel = { WHATSAPP: 'WhatsApp', SMS: 'SMS', CALL: 'call', MAIL: 'mail' } as const
export const snooze = 'Snooze'
export const snoozeFor = { 3: '3 days', 7: '1 week', 14: '2 weeks', 30: '1 month' } as const
export const endSnooze = 'End the snooze'
export const renew = 'Renewed'
export const renewTitle = (kind: string, plate: string) => `${kind} of ${plate} renewed`
export const renewDescription = 'The newest case of the vehicle gets the new date, too.'
export const newDate = 'New date'
export const failed = 'The reminder could not be saved'
export const mailSubject = (kind: string, plate: string) => `${kind} of ${plate}`
export const keyMove = 'next, previous'
export const keyLanguage = 'English or Hindi'
export const keysInReminders = 'In the reminders: WhatsApp, SMS, call, mail, snooze, renewed'

/* All vehicles of a dealer, and the call list. */
export const mailDealerButton = 'Mail this dealer'
export const mailDealerTitle = (firmName: string) => `Mail ${firmName}?`
export const mailDealerText =
  'The dealer gets one mail with its vehicles whose papers have ended or end within 30 days, without their owners.'
export const mailDealerFailed = 'The mail could not be queued'
export const printList = 'Print call list'
export const callList = 'Call List'
export const phone = 'Phone'
export const owner = 'Owner'
export const ends = 'Ends'
export const result = 'Result'

/* The line of the homes. */
export const weekLine = (due: number, contacted: number) =>
  `Due this week: ${showCount(due)}, contacted ${showCount(contacted)}`
export const weekFailed = 'The reminders of this week could not be loaded'
export const noted = (reminder: string, outcome: string) => `${reminder}: ${outcome}`
