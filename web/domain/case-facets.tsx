import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { clientEndpoints, employeeEndpoints, referenceEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { FacetSelect } from '#web/ui/facet-select.tsx'

/* The filters that lists of cases, files and reminders share; each loads what it offers. */

interface FacetProps {
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** For superadmins. */
export function useDealerOptions() {
  const { data } = useQuery(apiQuery(clientEndpoints.active, {}))
  return (data?.data ?? []).map(({ id, firmName }) => ({ value: id, label: firmName }))
}

/** For superadmins. */
export function useMakerOptions() {
  const { data } = useQuery(apiQuery(employeeEndpoints.all, {}))
  return (data?.data ?? []).map(({ id, firstName, lastName, employeeCode }) => ({
    value: id,
    label: [firstName, lastName, employeeCode].filter(Boolean).join(' '),
  }))
}

export const DealerFacet = (facet: FacetProps) => (
  <FacetSelect label={messages.facets.dealer} options={useDealerOptions()} {...facet} />
)

export const MakerFacet = (facet: FacetProps) => (
  <FacetSelect label={messages.facets.madeBy} options={useMakerOptions()} {...facet} />
)

export function RtoFacet(facet: FacetProps) {
  const { data } = useQuery(apiQuery(referenceEndpoints.activeRtos, {}))
  const options = (data?.data ?? []).map(({ displayName }) => ({ value: displayName, label: displayName }))
  return <FacetSelect label={messages.facets.rto} options={options} {...facet} />
}
