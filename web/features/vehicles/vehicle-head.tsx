import { Link } from '@tanstack/react-router'
import { FilePlus2, Pencil } from 'lucide-react'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { messages } from '#contract/messages.ts'
import { plateKey } from '#contract/vehicles/plate-key.ts'
import type { Vehicle, VehicleDetails } from '#contract/vehicles/vehicle.ts'
import { NumberPlate } from '#web/domain/number-plate.tsx'
import { PhoneLink } from '#web/domain/phone.tsx'
import { whatsAppLink } from '#web/domain/whatsapp.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Facts } from '#web/ui/card.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'

interface VehicleHeadProps {
  vehicle: VehicleDetails
  /** Opens the edit of owner and note; a client has none. */
  onEdit?: (() => void) | undefined
}

/** The head of a vehicle's page: its plate, its numbers, and for staff its owner and note. */
export function VehicleHead({ vehicle, onEdit }: VehicleHeadProps) {
  const { vehicleNo, chassisNo, engineNo, firmName, owner, note, remindersOff, isEditable } = vehicle
  const facts = [
    { label: fieldByName.chassisNo.field.label, value: chassisNo },
    { label: fieldByName.engineNo.field.label, value: engineNo },
    { label: messages.fields.firmName, value: firmName, wide: 'phone' as const },
  ]
  return (
    <section
      className="mb-5 grid gap-5 rounded-lg border bg-surface p-5 shadow-card"
      aria-label={messages.vehicles.vehicle}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <NumberPlate text={showPlate(vehicleNo)} isLarge />
        {onEdit && <Owner owner={owner ?? null} />}
        {remindersOff && <Badge tone="warn">{messages.vehicles.remindersAreOff}</Badge>}
        {onEdit && (
          <span className="ml-auto flex flex-wrap gap-2">
            <GuardedButton reason={isEditable ? null : messages.vehicles.notOwn} onClick={onEdit}>
              <Pencil aria-hidden="true" />
              {messages.vehicles.edit}
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

/** Opens the form of a new case, filled from the newest one. */
function NewCase({ vehicleNo }: Pick<Vehicle, 'vehicleNo'>) {
  const role = useUser()?.role === 'employee' ? 'employee' : 'superadmin'
  return (
    <Link
      to={paths[role].newCase}
      search={{ vehicle: plateKey(vehicleNo) }}
      className={buttonStyle({ variant: 'primary' })}
    >
      <FilePlus2 aria-hidden="true" />
      {messages.vehicles.newCase}
    </Link>
  )
}

function Owner({ owner }: { owner: NonNullable<Vehicle['owner']> | null }) {
  return (
    <div className="min-w-0">
      <p className="text-faint text-sm">{messages.vehicles.owner}</p>
      <p className="wrap-anywhere font-medium">{owner?.name ?? messages.vehicles.noOwner}</p>
      {owner?.phoneNo && (
        <p className="flex flex-wrap items-center gap-x-3">
          <PhoneLink number={owner.phoneNo} />
          <a
            href={whatsAppLink('', owner.phoneNo)}
            target="_blank"
            rel="noreferrer"
            className="rounded-sm text-accent-ink underline-offset-4 hover:underline"
          >
            {messages.vehicles.whatsApp}
          </a>
        </p>
      )}
    </div>
  )
}
