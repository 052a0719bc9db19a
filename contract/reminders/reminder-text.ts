import type { ExpiryType } from '../cases/expiry.ts'
import { type Day, showDay } from '../dates.ts'
import { whatsAppLink, withCountryCode } from '../phone.ts'

export const reminderLanguages = ['en', 'hi'] as const

export type ReminderLanguage = (typeof reminderLanguages)[number]

/** What a text may name. */
export const placeholders = ['owner', 'vehicle', 'paper', 'date', 'days', 'office', 'phone'] as const

type Placeholder = (typeof placeholders)[number]

const PLACEHOLDER = /\{([^{}]*)\}/g

/** Returns the first name in braces that is not a placeholder; undefined without one. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).find((name) => !isPlaceholder(name))

/** Returns whether a text has a brace outside of placeholders: `{owner` would be sent as it was typed. */
export const hasLoneBrace = (text: string): boolean => /[{}]/.test(text.replaceAll(PLACEHOLDER, ''))

const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name)

interface ReminderFacts {
  ownerName: string | null
  vehicleNo: string
  kind: ExpiryType
  expiryDate: Day
  /** From today to the expiry date; negative once it is past. */
  days: number
  officeName: string
  officePhone: string
}

/** Returns the text to fill: that of the template; of a paper that has ended, the first text of the portal says so. */
export function textFor(template: string, language: ReminderLanguage, days: number): string {
  return days < 0 && template === firstText[language] ? endedText[language] : template
}

export function fillReminder(template: string, language: ReminderLanguage, facts: ReminderFacts): string {
  const values: Record<Placeholder, string> = {
    owner: facts.ownerName ?? noOwner[language],
    vehicle: facts.vehicleNo,
    paper: ownerPapers[facts.kind][language],
    date: showDay(facts.expiryDate),
    days: String(facts.days),
    office: facts.officeName,
    phone: facts.officePhone,
  }
  return template.replaceAll(PLACEHOLDER, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole)).trim()
}

/** The addresses that open an app with a text filled in. */
interface ReminderLinks {
  whatsapp: string
  sms: string
  tel: string
}

/** Returns the links to a stored number, with a text. */
export function linksTo(phoneNo: string, text: string): ReminderLinks {
  const number = withCountryCode(phoneNo)
  return {
    whatsapp: whatsAppLink(text, phoneNo),
    sms: `sms:${number}?body=${encodeURIComponent(text)}`,
    tel: `tel:${number}`,
  }
}

/* What the office writes to owners, in the languages of its reminders. Independent of the language of the portal. */

/** The salutation of an owner whose name is unknown. */
const noOwner = { en: 'Sir or Madam', hi: 'महोदय' } as const

/** How owners call the papers. */
export const ownerPapers = {
  PUC: { en: 'pollution certificate (PUC)', hi: 'प्रदूषण प्रमाणपत्र (PUC)' },
  INSURANCE: { en: 'insurance', hi: 'बीमा' },
  FITNESS: { en: 'fitness certificate', hi: 'फिटनेस प्रमाणपत्र' },
  TAX: { en: 'road tax', hi: 'रोड टैक्स' },
  PERMIT: { en: 'permit', hi: 'परमिट' },
} as const satisfies Record<ExpiryType, Record<'en' | 'hi', string>>

/** The text of every kind until the office writes its own. */
export const firstText = {
  en: 'Dear {owner}, the {paper} of your vehicle {vehicle} is valid until {date}. We can renew it for you in time. {office} {phone}',
  hi: 'नमस्ते {owner}, आपके वाहन {vehicle} का {paper} {date} तक मान्य है। हम समय पर इसका नवीनीकरण करा सकते हैं। {office} {phone}',
} as const

/** The first text of every kind once its paper has ended. */
export const endedText = {
  en: 'Dear {owner}, the {paper} of your vehicle {vehicle} ended on {date}. We can renew it for you now. {office} {phone}',
  hi: 'नमस्ते {owner}, आपके वाहन {vehicle} का {paper} {date} को समाप्त हो चुका है। हम अभी इसका नवीनीकरण करा सकते हैं। {office} {phone}',
} as const
