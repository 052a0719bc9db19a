import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { accountEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
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
            {text}
          </li>
        ))}
      </ul>
    </Card>
  )
}
