import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { messages } from '#contract/messages.ts'
import { twoFactorEndpoints } from '#contract/two-factor/two-factor-endpoints.ts'
import { apiQuery } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'

const { getRequirement, updateRequirement, status } = twoFactorEndpoints

/** The superadmin's switch: whether staff may only work with two-factor sign-in. */
export function RequirementCard({ ownIsOn }: { ownIsOn: boolean }) {
  const id = useId()
  const { data, error, refetch } = useQuery(apiQuery(getRequirement, {}))
  const update = useApiMutation(updateRequirement, {
    outdates: [getRequirement, status],
    success: ({ requiredForStaff }) =>
      requiredForStaff ? messages.twoFactor.nowRequired : messages.twoFactor.notRequired,
    failureTitle: messages.twoFactor.failed,
  })
  const saved = data?.data.requiredForStaff
  // Seen at once; what the server says of it takes its place.
  const isRequired = update.isPending ? update.variables?.body.requiredForStaff : saved
  const refused = saved === false && !ownIsOn ? messages.twoFactor.yoursFirst : null
  const flip = (next: boolean) => {
    if (refused) toast({ kind: 'warning', title: refused })
    else if (!update.isPending) update.mutate({ body: { requiredForStaff: next } })
  }
  return (
    <Card title="For staff">
      {isRequired === undefined ? (
        error ? (
          <ErrorState title={messages.twoFactor.fetchFailed} detail={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-9 w-72" />
        )
      ) : (
        <div className="flex items-start gap-3.5">
          <Switch
            id={id}
            className="mt-0.5"
            aria-describedby={`${id}-hint`}
            aria-disabled={refused ? true : undefined}
            checked={isRequired}
            onCheckedChange={flip}
          />
          <div className="min-w-0">
            <label htmlFor={id} className="font-medium">
              Require two-factor sign-in for staff
            </label>
            <p id={`${id}-hint`} className="text-muted text-sm">
              {refused ??
                'Superadmins and employees who have none may do nothing before they turn it on, from now on. Clients choose for themselves.'}
            </p>
          </div>
        </div>
      )}
    </Card>
  )
}
