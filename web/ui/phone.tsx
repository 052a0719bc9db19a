import { phoneGroups, withCountryCode } from '#contract/phone.ts'
import { Grouped } from '#web/ui/grouped.tsx'

/** A phone number in groups. */
export const Phone = ({ number }: { number: string }) => <Grouped groups={phoneGroups(number)} />

/** A link that calls a stored phone number, formatted in groups. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a
      href={`tel:${withCountryCode(number)}`}
      className="tnum whitespace-nowrap rounded-sm underline-offset-4 hover:underline"
    >
      <Phone number={number} />
    </a>
  )
}
