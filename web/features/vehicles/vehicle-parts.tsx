import { Link } from '@tanstack/react-router'
import { FilePlus2, Pencil } from 'lucide-react'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showDay } from '#contract/dates.ts'
import { fullName } from '#contract/full-name.ts'
import { sumRupees } from '#contract/money.ts'
import { whatsAppLink } from '#contract/phone.ts'
import { t, textOf } from '#contract/texts.ts'
import { plateKey } from '#contract/vehicles/plate-key.ts'
import type { ReminderEvent, Vehicle, VehicleDetails } from '#contract/vehicles/vehicle.ts'
import { paths } from '#web/lib/paths.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { NumberPlate } from '#web/ui/number-plate.tsx'
import { AmountFacts, Facts, InstantText, Money, PhoneLink } from '#web/ui/values.tsx'

interface VehicleHeadProps {
  vehicle: VehicleDetails
  /** Opens the edit of owner and note; a client has none. */
  onEdit?: (() => void) | undefined
}

/** The head of a vehicle's page: its plate, its numbers, and for staff its owner and note. */
export function VehicleHead({ vehicle, onEdit }: VehicleHeadProps) {
  const { vehicleNo, chassisNo, engineNo, firmName, owner, note, remindersOff, isEditable } = vehicle
  const facts = [
    { label: textOf(fieldByName.chassisNo.field.label), value: chassisNo },
    { label: textOf(fieldByName.engineNo.field.label), value: engineNo },
    { label: t.fields('firmName'), value: firmName, wide: 'phone' as const },
  ]
  return (
    <section
      className="mb-5 grid gap-5 rounded-lg border bg-surface p-5 shadow-card"
      aria-label={t.vehicles('vehicle')}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <NumberPlate text={showPlate(vehicleNo)} isLarge />
        {onEdit && <Owner owner={owner ?? null} />}
        {remindersOff && <Badge tone="warn">{t.vehicles('remindersAreOff')}</Badge>}
        {onEdit && (
          <span className="ml-auto flex flex-wrap gap-2">
            <GuardedButton icon={Pencil} reason={isEditable ? null : t.vehicles('notOwn')} onClick={onEdit}>
              {t.vehicles('edit')}
            </GuardedButton>
            <NewCase vehicleNo={vehicleNo} />
          </span>
        )}
      </div>
      <Facts facts={facts} />
      {note && (
        <p className="wrap-anywhere whitespace-pre-line rounded-md border bg-sunken px-3.5 py-3 text-sm">{note}</p>
      )}
    </section>
  )
}

function NewCase({ vehicleNo }: Pick<Vehicle, 'vehicleNo'>) {
  const role = useStaffRole()
  return (
    <Link
      to={paths[role].newCase}
      search={{ vehicle: plateKey(vehicleNo) }}
      className={buttonStyle({ variant: 'primary' })}
    >
      <FilePlus2 />
      {t.vehicles('newCase')}
    </Link>
  )
}

function Owner({ owner }: { owner: NonNullable<Vehicle['owner']> | null }) {
  return (
    <div className="min-w-0">
      <p className="text-faint text-sm">{t.vehicles('owner')}</p>
      <p className="wrap-anywhere font-medium">{owner?.name ?? t.vehicles('noOwner')}</p>
      {owner?.phoneNo && (
        <p className="flex flex-wrap items-center gap-x-3">
          <PhoneLink number={owner.phoneNo} />
          <a
            href={whatsAppLink('', owner.phoneNo)}
            target="_blank"
            rel="noreferrer"
            className="rounded-sm text-accent-ink underline-offset-4 hover:underline"
          >
            {t.vehicles('whatsApp')}
          </a>
        </p>
      )}
    </div>
  )
}

/** The amounts of the cases of a vehicle by status, for the superadmin. */
export function VehicleMoney({ cases }: { cases: readonly CaseRow[] }) {
  const counted = cases.filter(({ status }) => status !== 'rejected')
  const sumOf = (isCounted: (status: CaseStatus) => boolean) => (
    <Money rupees={sumRupees(counted.filter(({ status }) => isCounted(status)).map((row) => row.totalAmount ?? 0))} />
  )
  return (
    <Card title={t.vehicles('money')}>
      <AmountFacts
        facts={[
          { label: t.vehicles('moneyPaid'), value: sumOf((status) => status === 'paid') },
          { label: t.vehicles('moneyOwed'), value: sumOf((status) => status === 'assigned') },
          {
            label: t.vehicles('moneyUnassigned'),
            value: sumOf((status) => status !== 'paid' && status !== 'assigned'),
          },
        ]}
        total={{ label: t.vehicles('moneyTotal'), value: sumOf(() => true) }}
      />
    </Card>
  )
}

function eventText({ what, kind, channel, outcome, until, newExpiryDate, isWithdrawn }: ReminderEvent): string {
  const paper = t.reminders(`kinds.${kind}`)
  if (what === 'renewed') return t.vehicles('eventRenewed', { kind: paper, day: showDay(newExpiryDate) })
  if (what === 'snoozed') return t.vehicles('eventSnoozed', { kind: paper, day: showDay(until) })
  const way = channel === null ? t.reminders('byGateway') : t.reminders(`channels.${channel}`)
  const sent = t.vehicles('eventSent', {
    kind: paper,
    outcome: t.reminders(`outcomes.${outcome ?? 'sent'}`),
    channel: way,
  })
  return isWithdrawn ? t.vehicles('eventWithdrawn', { event: sent }) : sent
}

/** Reminders, snoozes and renewals of a vehicle, newest first. */
export function VehicleEvents({ events }: { events: readonly ReminderEvent[] }) {
  if (events.length === 0) return <p className="text-muted">{t.vehicles('noEvents')}</p>
  return (
    <ul className="grid gap-3">
      {events.map((event) => (
        <li key={event.id}>
          <p className="font-medium">{eventText(event)}</p>
          <p className="text-muted text-sm">
            <InstantText instant={event.at} time />
            {' · '}
            {event.by ? fullName(event.by) : t.vehicles('byPortal')}
          </p>
          {event.note && <p className="wrap-anywhere whitespace-pre-line text-sm">{event.note}</p>}
        </li>
      ))}
    </ul>
  )
}
