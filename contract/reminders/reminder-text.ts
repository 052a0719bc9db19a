import type { ExpiryType } from '../cases/expiry.ts'
import { type Day, showDay } from '../dates.ts'
import type { Language } from '../languages/language.ts'
import { whatsAppLink, withCountryCode } from '../phone.ts'

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
export function textFor(template: string, language: Language, days: number): string {
  return days < 0 && template === firstText[language] ? endedText[language] : template
}

export function fillReminder(template: string, language: Language, facts: ReminderFacts): string {
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

/** Returns what the office writes to the dealer, where it has no number of the owner: about a customer's vehicle. */
export function dealerReminder(language: Language, firmName: string, facts: ReminderFacts): string {
  const template = (facts.days < 0 ? endedDealerText : dealerText)[language]
  const vehicle = customersVehicle[language][facts.ownerName === null ? 'unnamed' : 'named']
  // The firm last, since its name may have braces.
  return fillReminder(template.replace('{customer}', vehicle), language, facts).replace('{firm}', () => firmName)
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

/* What the office writes to owners and dealers, in the languages of the portal, whichever of them its reader has chosen. */

/** The salutation of an owner whose name is unknown. */
const noOwner: Readonly<Record<Language, string>> = { en: 'Sir or Madam', hi: 'महोदय', mr: 'महोदय' }

/** How owners call the papers. */
export const ownerPapers: Readonly<Record<ExpiryType, Readonly<Record<Language, string>>>> = {
  PUC: { en: 'pollution certificate (PUC)', hi: 'प्रदूषण प्रमाणपत्र (PUC)', mr: 'प्रदूषण प्रमाणपत्र (PUC)' },
  INSURANCE: { en: 'insurance', hi: 'बीमा', mr: 'विमा' },
  FITNESS: { en: 'fitness certificate', hi: 'फिटनेस प्रमाणपत्र', mr: 'फिटनेस प्रमाणपत्र' },
  TAX: { en: 'road tax', hi: 'रोड टैक्स', mr: 'मोटार वाहन कर' },
  PERMIT: { en: 'permit', hi: 'परमिट', mr: 'परवाना' },
}

/** The text of every kind until the office writes its own. */
export const firstText: Readonly<Record<Language, string>> = {
  en: 'Dear {owner}, the {paper} of your vehicle {vehicle} is valid until {date}. We can renew it for you in time. {office} {phone}',
  hi: 'नमस्ते {owner}, आपके वाहन {vehicle} का {paper} {date} तक मान्य है। हम समय पर इसका नवीनीकरण करा सकते हैं। {office} {phone}',
  mr: 'नमस्कार {owner}, आपल्या {vehicle} या वाहनासाठी {paper} {date} पर्यंत वैध आहे. वेळेत नूतनीकरण आम्ही करून देऊ शकतो. {office} {phone}',
}

/** The first text of every kind once its paper has ended. */
export const endedText: Readonly<Record<Language, string>> = {
  en: 'Dear {owner}, the {paper} of your vehicle {vehicle} ended on {date}. We can renew it for you now. {office} {phone}',
  hi: 'नमस्ते {owner}, आपके वाहन {vehicle} का {paper} {date} को समाप्त हो चुका है। हम अभी इसका नवीनीकरण करा सकते हैं। {office} {phone}',
  mr: 'नमस्कार {owner}, आपल्या {vehicle} या वाहनासाठी {paper} ची मुदत {date} रोजी संपली आहे. नूतनीकरण आम्ही आता करून देऊ शकतो. {office} {phone}',
}

/** The text to a dealer; `{customer}` is the vehicle with its owner, as far as that is known. */
const dealerText: Readonly<Record<Language, string>> = {
  en: '{firm}: the {paper} of {customer} is valid until {date}. We can renew it in time. {office} {phone}',
  hi: '{firm}: {customer} का {paper} {date} तक मान्य है। हम समय पर इसका नवीनीकरण करा सकते हैं। {office} {phone}',
  mr: '{firm}: {customer} {paper} {date} पर्यंत वैध आहे. वेळेत नूतनीकरण आम्ही करून देऊ शकतो. {office} {phone}',
}

const endedDealerText: Readonly<Record<Language, string>> = {
  en: '{firm}: the {paper} of {customer} ended on {date}. We can renew it now. {office} {phone}',
  hi: '{firm}: {customer} का {paper} {date} को समाप्त हो चुका है। हम अभी इसका नवीनीकरण करा सकते हैं। {office} {phone}',
  mr: '{firm}: {customer} {paper} ची मुदत {date} रोजी संपली आहे. नूतनीकरण आम्ही आता करून देऊ शकतो. {office} {phone}',
}

const customersVehicle: Readonly<Record<Language, Record<'named' | 'unnamed', string>>> = {
  en: { named: "your customer's vehicle {vehicle} of {owner}", unnamed: "your customer's vehicle {vehicle}" },
  hi: { named: 'आपके ग्राहक {owner} के वाहन {vehicle}', unnamed: 'आपके ग्राहक के वाहन {vehicle}' },
  mr: {
    named: 'आपले ग्राहक {owner} यांच्या {vehicle} या वाहनासाठी',
    unnamed: 'आपल्या ग्राहकाच्या {vehicle} या वाहनासाठी',
  },
}
