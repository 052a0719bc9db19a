import { showPhone } from '#contract/phone.ts'

/**
 * A link that calls a phone number, formatted in groups. The office's numbers are Indian and stored without the country
 * code.
 */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:+91${number}`} className="tnum whitespace-nowrap rounded-sm underline-offset-4 hover:underline">
      {showPhone(number)}
    </a>
  )
}
