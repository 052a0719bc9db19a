import type { Case } from '#contract/cases/case.ts'
import type { FormPerson, PersonFact, PersonValue } from '#contract/official-forms/form-values.ts'

interface Person {
  name: string
  address: string
  state: string
  phone: string
}

/** Returns what a form prints of a person of a case; blank for what the case does not tell. */
export function personText(value: PersonValue, caseData: Case): string {
  const [person, fact] = value.split('.') as [FormPerson, PersonFact]
  return facts[fact](personOf(person, caseData))
}

/** Without a transfer, the owner in the register stays the owner. */
function personOf(person: FormPerson, { ownerDetails: owners, transactionDetail: { to } }: Case): Person {
  const side = person === 'owner' ? (to === 'NA' ? 'seller' : 'buyer') : person
  return {
    name: oneLine(owners[`${side}Name`]),
    address: oneLine(owners[`${side}Address`]),
    state: oneLine(owners[`${side}State`]),
    phone: oneLine(owners[`${side}PhoneNo`]),
  }
}

const facts: Record<PersonFact, (person: Person) => string> = {
  name: ({ name }) => name.replace(RELATION, '').replace(/[\s,]+$/, ''),
  sonOf: ({ name, address }) => relativeIn(name) || relativeIn(address),
  address: addressOf,
  nameAndAddress: (person) => [person.name, addressOf(person)].filter(Boolean).join(', '),
  pincode: ({ address }) => PINCODE.exec(address)?.[0].replace(' ', '') ?? '',
  phone: ({ phone }) => phone,
}

/** `S/O RAMESH PATIL` in a name or an address, up to the next comma. */
const RELATION = /\b(?:[SWDC]\s*\/\s*O|(?:SON|WIFE|DAUGHTER) OF)\b\.?[\s:.,-]*([^,;]+)/i
/** The last six digits of an address that begin no longer number, perhaps with a blank in the middle. */
const PINCODE = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)(?!.*(?<!\d)[1-9]\d{2} ?\d{3}(?!\d))/

const relativeIn = (text: string) => RELATION.exec(text)?.[1]?.trim() ?? ''

function addressOf({ address, state }: Person): string {
  const isTold = address.toLowerCase().includes(state.toLowerCase())
  return [address, isTold ? '' : state].filter(Boolean).join(', ')
}

const oneLine = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
