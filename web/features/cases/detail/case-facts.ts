import type { Case } from '#contract/cases/case.ts'
import { serviceLabels } from '#contract/cases/case-labels.ts'

/** The services that a case asks for, as people read them. */
export function servicesOf(transaction: Case['transactionDetail']): string[] {
  const wanted = Object.entries(serviceLabels).filter(([service]) => transaction[service as keyof typeof serviceLabels])
  return wanted.map(([, label]) => label)
}

/** First and last name, or nothing. */
export const nameOfPerson = (person: { firstName: string; lastName: string } | null): string | null =>
  person ? `${person.firstName} ${person.lastName}`.trim() : null
