import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { OUTGOING_IS_PAUSED } from '#contract/account/warning-codes.ts'
import { messages } from '#contract/messages.ts'
import { accountEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** Warnings about the portal's operation; renders nothing if there are none. */
export function OfficeWarnings() {
  const { data } = useQuery(apiQuery(accountEndpoints.warnings, {}))
  if (!data?.data.length) return null
  return (
    <Card title={messages.warnings.title}>
      <ul className="grid gap-3">
        {data.data.map(({ code, text }) => (
          <li key={code} className="flex gap-2.5">
            <TriangleAlert className="mt-0.5 size-5 shrink-0 text-warn" aria-hidden="true" />
            <div className="grid min-w-0 gap-2">
              {text}
              {code === OUTGOING_IS_PAUSED && <ReleaseButton />}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ReleaseButton() {
  const release = useApiMutation(accountEndpoints.releaseOutgoing, { invalidates: [accountEndpoints.warnings] })
  return (
    <div>
      <Button pending={release.isPending} onClick={() => release.mutate({})}>
        {messages.warnings.releaseOutgoing}
      </Button>
    </div>
  )
}
