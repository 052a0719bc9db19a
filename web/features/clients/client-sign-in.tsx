import { useMutation } from '@tanstack/react-query'
import type { Client } from '#contract/clients/client.ts'
import { clientEndpoints } from '#contract/clients/client-endpoints.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { call } from '#web/lib/api.ts'
import { logFailure, toastFailure } from '#web/lib/failure.ts'
import { invalidate } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { Switch } from '#web/ui/switch.tsx'

/** Whether a user of a client may sign in. Switching one off signs them out at once. */
export function ClientSignIn({ user }: { user: Client['users'][number] }) {
  const flip = useMutation({
    mutationFn: () => logFailure(call(identityEndpoints.toggleActivation, { params: { userId: user.id } })),
    onSuccess: () => toast({ kind: 'success', title: messages.client.statusUpdated }),
    onError: (cause) => toastFailure(messages.client.statusFailed, cause),
    onSettled: () => invalidate(clientEndpoints.all, clientEndpoints.active, clientEndpoints.firmNames),
  })
  // Seen at once; what the server says of it takes its place.
  const isActive = flip.isPending ? !user.isActive : user.isActive
  return (
    <span className="flex items-center gap-2.5">
      <Switch
        aria-label={`Sign-in of ${user.firstName} ${user.lastName} active`}
        checked={isActive}
        // A second press while the first is on its way would undo it.
        onCheckedChange={() => !flip.isPending && flip.mutate()}
      />
      <span aria-hidden="true" className={isActive ? '' : 'text-muted'}>
        {isActive ? 'Active' : 'Switched off'}
      </span>
    </span>
  )
}
