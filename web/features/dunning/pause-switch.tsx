import type { Client } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import { clientEndpoints, dunningEndpoints } from '#web/endpoints.generated.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Switch } from '#web/ui/switch.tsx'

/** The switch of a client's reminders of overdue bills. */
export function PauseSwitch({ client }: { client: Client }) {
  const pause = useApiMutation(dunningEndpoints.pause, {
    invalidates: [clientEndpoints.all],
    failureTitle: messages.dunning.pauseFailed,
  })
  const isOn = pause.isPending ? pause.variables?.body?.isPaused === false : !client.isDunningPaused
  return (
    <span className="flex items-center gap-2.5">
      <Switch
        aria-label={messages.dunning.ofClientLabel(client.firmName)}
        checked={isOn}
        onCheckedChange={(next) => pause.mutate({ params: { id: client.id }, body: { isPaused: !next } })}
      />
      <span aria-hidden="true" className={isOn ? '' : 'text-muted'}>
        {isOn ? messages.fields.active : messages.dunning.paused}
      </span>
    </span>
  )
}
