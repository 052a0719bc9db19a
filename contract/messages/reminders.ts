export const unknown = 'This vehicle has no date of this kind'
export const logged = 'Reminder Logged'
export const snoozed = 'Reminder Snoozed'
export const renewed = 'Expiry Renewed'
export const saved = 'Settings Saved'
export const templatesSaved = 'Texts Saved'
export const channelRequired = 'Choose how the owner was reminded'
export const outcomeRequired = 'Choose an outcome'
export const untilRequired = 'Pick the day until which the reminder rests'
export const untilPast = 'Pick today or a later day'
export const tooLongSnooze = (days: number) => `Pick a day within the next ${days} days`
export const newDateRequired = 'Pick the new date'
export const notAfterPresent = (day: string) => `Pick a day after the present date, ${day}`
export const notFuture = 'Pick a day after today'
export const textRequired = 'Write the text'
export const unknownPlaceholder = (name: string) => `There is no placeholder {${name}}`
export const badLeadDays = 'Give 1 to 6 different whole numbers from -30 to 90'
export const badDigest = 'Choose off, daily or weekly'
export const badWebhookUrl = 'Give a web address that begins with https:// or http://'
export const privateWebhook = 'This address is on a private network, where the portal sends nothing'
export const badSecret = 'A secret has 8 to 200 characters'
export const firmRequired = 'Name the firm of the dealer'
export const unknownDealer = 'No verified client has this firm'
export const nothingDue = 'No vehicle of this dealer is due'
export const dealerMailed = 'Mail Queued'

/** Stands for an owner whose name nobody knows, in each language. */
export const noOwner = { en: 'Sir or Madam', hi: 'महोदय' } as const

/** The papers, as owners call them, in each language. */
export const papers = {
  PUC: { en: 'pollution certificate (PUC)', hi: 'प्रदूषण प्रमाणपत्र (PUC)' },
  INSURANCE: { en: 'insurance', hi: 'बीमा' },
  FITNESS: { en: 'fitness certificate', hi: 'फिटनेस प्रमाणपत्र' },
  TAX: { en: 'road tax', hi: 'रोड टैक्स' },
  PERMIT: { en: 'permit', hi: 'परमिट' },
} as const

/** The text of every kind until the office writes its own. */
export const firstText = {
  en: 'Dear {owner}, the {paper} of your vehicle {vehicle} is valid until {date}. We can renew it for you in time. {office} {phone}',
  hi: 'नमस्ते {owner}, आपके वाहन {vehicle} का {paper} {date} तक मान्य है। हम समय पर इसका नवीनीकरण करा सकते हैं। {office} {phone}',
} as const

/* The digest for a dealer. */
export const digestSubject = (count: number) => (count === 1 ? '1 vehicle to renew' : `${count} vehicles to renew`)
export const digestIntro = 'Papers of these vehicles end soon or have ended. Tell us which ones we shall renew.'
export const digestLine = (vehicle: string, paper: string, day: string) => `${vehicle}: ${paper}, valid until ${day}`
export const digestMore = (count: number) => `and ${count} more`
export const digestOpen = 'Open my vehicles'
/** The subject of a webhook in the table of deliveries. */
export const webhookSubject = 'Reminder'
