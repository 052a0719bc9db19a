import type { Client } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import { clientEndpoints, dunningEndpoints } from '#web/endpoints.generated.ts'
import { useToggle } from '#web/lib/use-toggle.ts'
import { Switch } from '#web/ui/switch.tsx'

/** The switch of a client's reminders of overdue bills. */
export function DunningSwitch({ client }: { client: Client }) {
  const isOn = !client.isDunningPaused
  const { isActive, onSwitch } = useToggle(
    isOn,
    dunningEndpoints.pause,
    { params: { id: client.id }, body: { isPaused: isOn } },
    { invalidates: [clientEndpoints.all], failureTitle: messages.dunning.pauseFailed },
  )
  return (
    <span className="flex items-center gap-2.5">
      <Switch
        aria-label={messages.dunning.ofClientLabel(client.firmName)}
        checked={isActive}
        onCheckedChange={onSwitch}
      />
      <span aria-hidden="true" className={isActive ? '' : 'text-muted'}>
        {isActive ? messages.fields.active : messages.dunning.paused}
      </span>
    </span>
  )
}
