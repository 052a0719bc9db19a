import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { accountEndpoints } from '#web/endpoints.generated.ts'
import { MonitorSmartphone } from '#web/icons/index.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { richText } from '#web/lib/rich-text.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { InstantText } from '#web/ui/date.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function SessionsCard() {
  const query = useQuery(apiQuery(accountEndpoints.mySessions, {}))
  const end = useApiMutation(accountEndpoints.endOtherSessions, { invalidates: [accountEndpoints.mySessions] })
  const hasOthers = (query.data?.data.length ?? 0) > 1
  return (
    <Card
      title={messages.account.sessionsTitle}
      flush
      actions={
        hasOthers && (
          <Button size="sm" pending={end.isPending} onClick={() => end.mutate({})}>
            {messages.account.signOutOthers}
          </Button>
        )
      }
    >
      <QueryView
        query={query}
        errorTitle={messages.general.fetchFailed}
        skeleton={<Skeleton className="m-5 h-9 w-72" />}
      >
        {({ data: sessions }) => (
          <ul className="divide-y">
            {sessions.map((session) => (
              <li key={session.id} className="flex items-center gap-3.5 px-5 py-3">
                <MonitorSmartphone className="size-5 shrink-0 text-faint" aria-hidden="true" />
                <div className="min-w-0 flex-1">
                  <p className="font-medium">{describeDevice(session.userAgent)}</p>
                  <p className="text-muted text-sm">
                    {richText(
                      messages.account.sessionTimes(
                        <InstantText instant={session.startedAt} time />,
                        <InstantText instant={session.lastSeenAt} time />,
                      ),
                    )}
                  </p>
                </div>
                {session.isThisOne && <Badge tone="good">{messages.account.thisSession}</Badge>}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}

const browsers = () => [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', messages.account.samsungInternet],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
]

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Macintosh', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** The name of a browser and its system by its user agent: "Chrome on Windows". */
export function describeDevice(userAgent: string): string {
  const nameIn = (table: readonly (readonly string[])[]) =>
    table.find(([token = '']) => userAgent.includes(token))?.[1] ?? ''
  const browser = nameIn(browsers())
  const system = nameIn(systems)
  if (!browser && !system) return messages.account.unknownDevice
  return browser && system ? messages.account.browserOnSystem(browser, system) : browser || system
}
