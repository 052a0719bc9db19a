import type { Case } from '#contract/cases/case.ts'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { services } from '#contract/cases/case-reading.ts'

/** The names of the services that a case requests. */
export const serviceTexts = (transaction: Case['transactionDetail']): string[] =>
  services.filter((service) => transaction[service]).map((service) => fieldByName[service].field.label)

/** First and last name, or null. */
export const nameOfPerson = (person: { firstName: string; lastName: string } | null): string | null =>
  person ? `${person.firstName} ${person.lastName}`.trim() : null
