import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, ShieldCheck } from 'lucide-react'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { twoFactorEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'

/** The profile's row with the state of two-factor sign-in and a link to its page. */
export function TwoFactorRow({ role }: { role: Role }) {
  const status = useQuery(apiQuery(twoFactorEndpoints.status, {})).data?.data
  return (
    <Link
      to={paths[role].twoFactor}
      className="group flex items-center gap-3.5 rounded-lg border bg-surface px-5 py-3.5 shadow-card transition-colors hover:bg-hover/40"
    >
      <ShieldCheck className="size-5 shrink-0 text-faint" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {messages.twoFactor.title}
          {status && (
            <Badge tone={status.isOn ? 'good' : 'plain'}>
              {status.isOn ? messages.twoFactor.on : messages.twoFactor.off}
            </Badge>
          )}
        </span>
        <span className="block text-muted text-sm">{messages.twoFactor.rowDescription}</span>
      </span>
      <ChevronRight className="size-4 text-faint group-hover:text-ink" aria-hidden="true" />
    </Link>
  )
}
