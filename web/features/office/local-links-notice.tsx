import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { LINKS_ARE_LOCAL } from '#contract/account/warning-codes.ts'
import { accountEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

/** A notice for the superadmin of this portal. */
export const warnings = () => apiQuery(accountEndpoints.warnings, {})

/** Warns, where links go out, that they open on the machine of the portal only; for the superadmin. */
export function LocalLinksNotice() {
  const { data } = useQuery(warnings())
  const warning = data?.data.find(({ code }) => code === LINKS_ARE_LOCAL)
  if (!warning) return null
  return (
    <p className="wrap-anywhere flex gap-2.5 rounded-md bg-bad-soft px-3.5 py-3 text-bad text-sm print:hidden">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" />
      {warning.text}
    </p>
  )
}
