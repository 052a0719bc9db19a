import type { ExpiryType } from '../cases/expiry.ts'

/* What the office writes to owners, in the languages of its reminders. Independent of the language of the portal. */

/** The salutation of an owner whose name is unknown. */
export const noOwner = { en: 'Sir or Madam', hi: 'महोदय' } as const

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
