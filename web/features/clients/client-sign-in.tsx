import type { Client } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import { clientEndpoints } from '#web/endpoints.generated.ts'
import { identityEndpoints } from '#web/identity-endpoints.generated.ts'
import { useToggle } from '#web/lib/use-toggle.ts'
import { Switch } from '#web/ui/switch.tsx'

/** The switch that allows a user of a client to sign in. Switching it off ends the user's sessions at once. */
export function ClientSignIn({ user }: { user: Client['users'][number] }) {
  const { isActive, onSwitch } = useToggle(
    user.isActive,
    identityEndpoints.toggleActivation,
    { params: { userId: user.id } },
    {
      invalidates: [clientEndpoints.all, clientEndpoints.active, clientEndpoints.firmNames],
      success: messages.client.statusUpdated,
      failureTitle: messages.client.statusFailed,
      logsFailure: true,
    },
  )
  return (
    <span className="flex items-center gap-2.5">
      <Switch
        aria-label={messages.client.signInActive(`${user.firstName} ${user.lastName}`)}
        checked={isActive}
        onCheckedChange={onSwitch}
      />
      <span aria-hidden="true" className={isActive ? '' : 'text-muted'}>
        {isActive ? messages.fields.active : messages.fields.switchedOff}
      </span>
    </span>
  )
}
