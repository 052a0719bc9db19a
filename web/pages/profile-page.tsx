import { useQuery } from '@tanstack/react-query'
import { KeyRound, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { SupportFooter } from '#web/domain/support-footer.tsx'
import { twoFactorEndpoints } from '#web/endpoints.generated.ts'
import {
  AdminLinks,
  CreditSummary,
  DownloadForms,
  OfficeWarnings,
  PersonCard,
  ProfileLink,
  SupportRow,
} from '#web/features/account/profile-cards.tsx'
import { SessionsCard } from '#web/features/account/sessions.tsx'
import { UpiRow } from '#web/features/account/upi-row.tsx'
import { ChangePasswordDialog } from '#web/features/identity/change-password-dialog.tsx'
import { identityEndpoints } from '#web/identity-endpoints.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const myProfile = () => apiQuery(identityEndpoints.myProfile, {})

export const loader = () => void queryClient.prefetchQuery(myProfile())

/** The profile, with the parts of each role (spec/2 screen 21). */
export function Page() {
  const user = useUser()
  const [changing, setChanging] = useState(false)
  if (!user) return null
  const { role } = user
  return (
    <>
      <PageHeader />
      <div className="grid max-w-4xl grid-cols-1 gap-5">
        <PersonCard
          user={user}
          actions={
            <Button className="max-md:w-full" onClick={() => setChanging(true)}>
              <KeyRound aria-hidden="true" />
              {messages.password.change}
            </Button>
          }
        />
        {role === 'client' && <Credit />}
        {role === 'superadmin' && <OfficeWarnings />}
        {role === 'superadmin' && <UpiRow />}
        {role === 'superadmin' && <SupportRow />}
        {role !== 'client' && <DownloadForms />}
        {role === 'superadmin' && <AdminLinks />}
        <TwoFactorRow role={role} />
        <SessionsCard />
        {role !== 'superadmin' && <SupportFooter />}
      </div>
      {changing && <ChangePasswordDialog onOpenChange={setChanging} />}
    </>
  )
}

function Credit() {
  const query = useQuery(myProfile())
  const client = query.data?.data.client
  return (
    <QueryView
      query={{ ...query, data: client ?? undefined }}
      errorTitle={messages.general.personalDataFailed}
      frame={(error) => <Card title={messages.client.creditSummary}>{error}</Card>}
      skeleton={
        <Card title={messages.client.creditSummary}>
          <Skeleton className="h-32 w-full" />
        </Card>
      }
    >
      {({ creditLimit, utilizedCredit }) => <CreditSummary limit={creditLimit} used={utilizedCredit} />}
    </QueryView>
  )
}

function TwoFactorRow({ role }: { role: Role }) {
  const status = useQuery(apiQuery(twoFactorEndpoints.status, {})).data?.data
  return (
    <ProfileLink
      to={paths[role].twoFactor}
      icon={ShieldCheck}
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {messages.twoFactor.title}
          {status && (
            <Badge tone={status.isOn ? 'good' : 'plain'}>
              {status.isOn ? messages.twoFactor.on : messages.twoFactor.off}
            </Badge>
          )}
        </span>
      }
      text={messages.twoFactor.rowDescription}
    />
  )
}
