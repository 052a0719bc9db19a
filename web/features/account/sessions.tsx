import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { accountEndpoints } from '#web/endpoints.generated.ts'
import { describeDevice } from '#web/lib/device-name.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InstantText } from '#web/ui/values.tsx'

export function SessionsCard() {
  const query = useQuery(apiQuery(accountEndpoints.mySessions, {}))
  const end = useApiMutation(accountEndpoints.endOtherSessions, { invalidates: [accountEndpoints.mySessions] })
  const hasOthers = (query.data?.data.length ?? 0) > 1
  return (
    <Card
      title={t.account('sessionsTitle')}
      flush
      actions={
        hasOthers && (
          <Button size="sm" pending={end.isPending} onClick={() => end.mutate({})}>
            {t.account('signOutOthers')}
          </Button>
        )
      }
    >
      <QueryView query={query} skeleton={<Skeleton className="m-5 h-9 w-72" />}>
        {({ data: sessions }) => (
          <ul className="divide-y">
            {sessions.map((session) => (
              <li key={session.id} className="flex items-center gap-3.5 px-5 py-3">
                <MonitorSmartphone className="size-5 shrink-0 text-faint" />
                <div className="min-w-0 flex-1">
                  <p className="font-medium">{describeDevice(session.userAgent)}</p>
                  <p className="text-muted text-sm">
                    {t.account.rich('sessionTimes', {
                      startedAt: () => <InstantText instant={session.startedAt} time />,
                      lastSeenAt: () => <InstantText instant={session.lastSeenAt} time />,
                    })}
                  </p>
                </div>
                {session.isThisOne && <Badge tone="good">{t.account('thisSession')}</Badge>}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}
