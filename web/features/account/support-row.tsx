import { support } from '#web/domain/support.ts'
import { Card } from '#web/ui/card.tsx'

/** Tells the superadmin what the clients' footer lacks; nothing where customer care is set in full. */
export function SupportRow() {
  const unset = [!support.phone && 'SUPPORT_PHONE', !support.email && 'SUPPORT_EMAIL'].filter(Boolean)
  if (unset.length === 0) return null
  return (
    <Card title="Customer Care" description="Clients find it at the foot of their home and profile.">
      <p className="max-w-prose text-muted">
        {support.phone || support.email ? `They see ${support.phone || support.email} alone.` : 'Not set yet.'} Whoever
        starts the portal sets <strong className="font-medium text-ink">{unset.join(' and ')}</strong>.
      </p>
    </Card>
  )
}
