import { showCount } from '../count.ts'

/* The page "Reminder settings" (contract-trade section 6). */
export const title = 'Reminder settings'
export const description = 'What the portal reminds of by itself, and the texts of reminders.'
export const fetchFailed = 'The settings could not be loaded'
export const saveFailed = 'The settings could not be saved'
export const restored = 'Changes that were not saved are back.'
export const discard = 'Discard'

export const byItself = 'Automatic reminders'
export const byItselfExplained = 'Every day from 09:00. Not sent if the portal is off all day.'
export const leadDays = 'Days before a paper ends'
export const leadDaysHint = '1 to 6 numbers from -30 to 90, such as 30, 7, 1. A minus means days after the end.'
export const digest = 'Mail to dealers'
export const digestHint = 'A dealer gets one mail with its own vehicles, without owners.'
export const digestOff = 'Off'
export const digestDaily = 'Daily'
export const digestDailyDetail = 'What is due on the day'
export const digestWeekly = 'Weekly'
export const digestWeeklyDetail = 'On Monday, for the week'

export const gateway = 'WhatsApp or SMS gateway'
export const gatewayExplained =
  'The portal posts each due reminder to this address, and the gateway sends it to the owner.'
export const webhookUrl = 'Web address'
export const webhookUrlHint = 'Leave it empty to post nothing'
export const secret = 'Secret'
export const newSecret = 'New secret'
export const secretHint = 'Signs each request (header X-Portal-Signature). It is never shown again.'
export const secretSet = 'A secret is set'
export const secretSetExplained = 'It signs each request and is never shown.'
export const replaceSecret = 'Replace'
export const removeSecret = 'Remove'
export const secretRemoved = 'The secret is removed when you save'
export const secretRemovedExplained = 'Requests are then no longer signed.'
export const keepSecret = 'Keep the present one'

/* What would be sent today. */
export const preview = 'What would be sent today'
export const previewFailed = 'What is due today could not be loaded'
export const previewOf = (day: string) => `${day}, as far as it is not sent yet. Nothing is sent from here.`
export const previewUnsaved = 'By the saved settings, not by what is typed now.'
export const toGateway = 'To the gateway'
export const toDealers = 'Mails to dealers'
export const noGateway = 'No web address is set.'
export const noneToGateway = 'Nothing is due.'
export const digestsOff = 'Mails to dealers are off.'
export const noDigests = 'No mail is due.'
export const reminderCount = (count: number) => (count === 1 ? '1 reminder' : `${showCount(count)} reminders`)
export const mailCount = (count: number) => (count === 1 ? '1 mail' : `${showCount(count)} mails`)
export const firstOf = (shown: number) => `The first ${shown}:`
export const vehiclePapers = (count: number) => (count === 1 ? '1 paper' : `${showCount(count)} papers`)

/* The texts. */
export const texts = 'Texts'
export const textsExplained = 'Sent on WhatsApp, by SMS and by the gateway. Names in braces are filled in.'
export const textsFailed = 'The texts could not be loaded'
export const textsSaveFailed = 'The texts could not be saved'
export const saveTexts = 'Save texts'
export const languages = { en: 'English', hi: 'Hindi' } as const
export const insert = (name: string, language: string) => `Insert {${name}} into ${language}`
export const placeholdersOf = (language: string) => `Placeholders for ${language}`
export const sample = 'With sample values'
export const endedSample = 'Once the paper has ended'
export const useFirstText = 'Use the first text'
export const firstTextOf = (language: string) => `Use the first text of ${language}`
/** The owner and vehicle of the preview. */
export const sampleOwner = 'Asha Patil'
export const sampleVehicle = 'MH 12 AB 1234'

export const dealerMessages = 'Messages to dealers'
export const dealerMessagesExplained =
  'The gateway also gets, for each file and day, one message to its dealer: stage, missing papers, payment.'
