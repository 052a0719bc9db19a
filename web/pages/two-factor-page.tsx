import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { twoFactorEndpoints } from '#web/endpoints.generated.ts'
import { RecoveryCodesCard } from '#web/features/two-factor/recovery-codes.tsx'
import { RequirementCard } from '#web/features/two-factor/requirement-card.tsx'
import { TwoFactorSetUp } from '#web/features/two-factor/two-factor-set-up.tsx'
import { TwoFactorSettings } from '#web/features/two-factor/two-factor-settings.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { roleHome } from '#web/paths.ts'
import { PageBreadcrumbs } from '#web/shell/page-breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const status = () => apiQuery(twoFactorEndpoints.status, {})

/** Prefetches the status while the page's code loads. */
export const loader = () => void queryClient.prefetchQuery(status())

/** Two-factor sign-in for every role: turning it on and off, recovery codes, and the requirement for staff. */
export function Page() {
  const user = useUser()
  const navigate = useNavigate()
  const query = useQuery(status())
  /** Newly made codes, and whether they complete the required setup. */
  const [newCodes, setNewCodes] = useState<{ codes: string[]; goOn: boolean } | null>(null)
  if (!user) return null
  const now = query.data?.data
  const mustTurnOn = now?.isRequired === true && !now.isOn
  const turnedOn = async (codes: string[]) => {
    setNewCodes({ codes, goOn: mustTurnOn })
    toast({ kind: 'success', title: messages.twoFactor.turnedOn })
    // Calls that were refused before the setup may be repeated.
    await queryClient.invalidateQueries()
  }
  const done = () => {
    if (newCodes?.goOn) void navigate({ to: roleHome[user.role], replace: true })
    setNewCodes(null)
  }
  return (
    <>
      <PageHeader
        title={messages.twoFactor.title}
        breadcrumbs={!mustTurnOn && !newCodes && <PageBreadcrumbs current={messages.twoFactor.title} />}
        description={messages.twoFactor.description}
      />
      <div className="grid max-w-4xl grid-cols-1 gap-5">
        {mustTurnOn && !newCodes && (
          <p
            role="status"
            className="flex items-start gap-2.5 rounded-md border border-warn-line bg-warn-soft px-3.5 py-2.5 text-warn"
          >
            <ShieldAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {messages.twoFactor.needed}
          </p>
        )}
        {newCodes ? (
          <RecoveryCodesCard codes={newCodes.codes} onDone={done} />
        ) : (
          <QueryView
            query={query}
            errorTitle={messages.twoFactor.fetchFailed}
            frame={(error) => <Card>{error}</Card>}
            skeleton={
              <Card>
                <Skeleton className="h-32 w-full" />
              </Card>
            }
          >
            {({ data: status }) =>
              status.isOn ? (
                <TwoFactorSettings status={status} onCodes={(codes) => setNewCodes({ codes, goOn: false })} />
              ) : (
                <TwoFactorSetUp onDone={(codes) => void turnedOn(codes)} />
              )
            }
          </QueryView>
        )}
        {user.role === 'superadmin' && now && !mustTurnOn && !newCodes && <RequirementCard isOwnOn={now.isOn} />}
      </div>
    </>
  )
}
