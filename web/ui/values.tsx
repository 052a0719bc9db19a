import { clsx } from 'clsx'
import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { showDay, showInstant, showInstantDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { phoneGroups, whatsAppLink, withCountryCode } from '#contract/phone.ts'
import { t } from '#contract/texts.ts'
import { buttonStyle } from './button.tsx'
import { Grouped, TableHighlight } from './highlight.tsx'

/** An amount in rupees, `₹1,23,456.50`, with figures of equal width. */
export function Money({ rupees }: { rupees: number | null | undefined }) {
  return <span className="tnum whitespace-nowrap">{showRupees(rupees)}</span>
}

/** A calendar day, `21/11/2026`, or a dash. */
export function DayText({ day }: { day: string | null | undefined }) {
  return <DateText dateTime={day} text={showDay(day)} />
}

/** The office's day of an instant, with `time` also the time, or a dash. */
export function InstantText({ instant, time = false }: { instant: string | null | undefined; time?: boolean }) {
  return <DateText dateTime={instant} text={time ? showInstant(instant) : showInstantDay(instant)} />
}

function DateText({ dateTime, text }: { dateTime: string | null | undefined; text: string }) {
  return dateTime ? (
    <time dateTime={dateTime} className="tnum whitespace-nowrap">
      <TableHighlight>{text}</TableHighlight>
    </time>
  ) : (
    <span>{text}</span>
  )
}

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

/** Opens WhatsApp with a message, to a number or to whomever is chosen there. */
export const WhatsAppLink = ({
  message,
  phoneNo,
  isInline = false,
}: {
  message: string
  phoneNo?: string | undefined
  isInline?: boolean
}) => (
  <a
    href={whatsAppLink(message, phoneNo)}
    target="_blank"
    rel="noreferrer"
    className={buttonStyle(isInline ? { variant: 'link', size: 'inline' } : {})}
  >
    {!isInline && <MessageCircle />}
    {t.general('sendOnWhatsApp')}
  </a>
)

/** Names and values of a dense card: a line for each, the value beside its name. */
export const FactLines = ({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) => (
  <dl>
    {facts.map(({ label, value }) => (
      <div key={label} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-2 pointer-coarse:items-baseline">
        <dt className="text-faint text-sm leading-6">{label}</dt>
        <dd className="wrap-anywhere font-medium" translate={translateOf(value)}>
          {orDash(value)}
        </dd>
      </div>
    ))}
  </dl>
)

const factColumns = {
  2: 'grid-cols-2 gap-x-5 sm:gap-x-8',
  3: 'gap-x-8 sm:grid-cols-2 xl:grid-cols-3',
  /** For three short values, also on a phone. */
  short: 'grid-cols-3 gap-x-4 sm:gap-x-8',
}

/**
 * Names and values in two or three columns; missing values show a dash. A `wide` fact has a row of its own, or only on
 * a phone.
 */
export function Facts({
  facts,
  columns = 3,
}: {
  facts: readonly { label: string; value: ReactNode; wide?: boolean | 'phone' }[]
  columns?: keyof typeof factColumns
}) {
  return (
    <dl className={clsx('grid gap-y-4', factColumns[columns])}>
      {facts.map(({ label, value, wide = false }) => (
        <div
          key={label}
          className={clsx('min-w-0', wide === 'phone' ? 'max-sm:col-span-full' : wide ? 'col-span-full' : '')}
        >
          <dt className="text-faint text-sm">{label}</dt>
          <dd className="mt-0.5 wrap-anywhere font-medium" translate={translateOf(value)}>
            {orDash(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface AmountFact {
  label: string
  value: ReactNode
}

export function AmountFacts({ facts, total }: { facts: readonly AmountFact[]; total: AmountFact }) {
  const row = 'flex items-baseline justify-between gap-4 py-0.5'
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label} className={row}>
          <dt className="text-faint text-sm">{label}</dt>
          <dd className="text-right font-medium">{orDash(value)}</dd>
        </div>
      ))}
      <div className={clsx(row, 'mt-2 border-t pt-2')}>
        <dt className="font-medium">{total.label}</dt>
        <dd className="text-right font-semibold text-lg">{orDash(total.value)}</dd>
      </div>
    </dl>
  )
}

/** A plain text is a name or number, which a browser that translates the page leaves as it is. */
const translateOf = (value: ReactNode) => (typeof value === 'string' ? 'no' : undefined)

const orDash = (value: ReactNode) => (value === null || value === undefined || value === '' ? '-' : value)
