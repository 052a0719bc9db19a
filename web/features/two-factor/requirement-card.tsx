import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { messages } from '#contract/messages.ts'
import { twoFactorEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { useToggle } from '#web/lib/use-toggle.ts'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'

const { getRequirement, updateRequirement, status } = twoFactorEndpoints

/** The superadmin's switch that requires two-factor sign-in of all staff. */
export function RequirementCard({ isOwnOn }: { isOwnOn: boolean }) {
  const query = useQuery(apiQuery(getRequirement, {}))
  return (
    <Card title={messages.twoFactor.requirementTitle}>
      <QueryView query={query} errorTitle={messages.twoFactor.fetchFailed} skeleton={<Skeleton className="h-9 w-72" />}>
        {({ data: { requiredForStaff } }) => <Requirement saved={requiredForStaff} isOwnOn={isOwnOn} />}
      </QueryView>
    </Card>
  )
}

function Requirement({ saved, isOwnOn }: { saved: boolean; isOwnOn: boolean }) {
  const id = useId()
  const { isActive, onSwitch } = useToggle(
    saved,
    updateRequirement,
    { body: { requiredForStaff: !saved } },
    {
      invalidates: [getRequirement, status],
      success: ({ requiredForStaff }) =>
        requiredForStaff ? messages.twoFactor.nowRequired : messages.twoFactor.notRequired,
      failureTitle: messages.twoFactor.failed,
    },
  )
  const disabledReason = !saved && !isOwnOn ? messages.twoFactor.yoursFirst : null
  return (
    <div className="flex items-start gap-3.5">
      <Switch
        id={id}
        className="mt-0.5"
        aria-describedby={`${id}-hint`}
        aria-disabled={disabledReason ? true : undefined}
        checked={isActive}
        onCheckedChange={() => (disabledReason ? toast({ kind: 'warning', title: disabledReason }) : onSwitch())}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {messages.twoFactor.requireForStaff}
        </label>
        <p id={`${id}-hint`} className="text-muted text-sm">
          {disabledReason ?? messages.twoFactor.requirementHint}
        </p>
      </div>
    </div>
  )
}
