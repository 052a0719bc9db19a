import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { accountEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'

/** What should be put right in the way the portal is run; nothing where there is nothing. */
export function OfficeWarnings() {
  const { data } = useQuery(apiQuery(accountEndpoints.warnings, {}))
  if (!data?.data.length) return null
  return (
    <Card title={messages.warnings.title}>
      <ul className="grid gap-3">
        {data.data.map(({ code, text }) => (
          <li key={code} className="flex gap-2.5">
            <TriangleAlert className="mt-0.5 size-5 shrink-0 text-warn" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  )
}
