import { showPhone } from '#contract/phone.ts'

/** A phone number in its groups, to be called. The office's numbers are Indian and kept without the country. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:+91${number}`} className="tnum whitespace-nowrap rounded-sm underline-offset-4 hover:underline">
      {showPhone(number)}
    </a>
  )
}
