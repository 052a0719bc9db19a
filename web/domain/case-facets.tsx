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
export function DealerFacet(facet: FacetProps) {
  const { data } = useQuery(apiQuery(clientEndpoints.active, {}))
  const options = (data?.data ?? []).map(({ id, firmName }) => ({ value: id, label: firmName }))
  return <FacetSelect label={messages.facets.dealer} options={options} {...facet} />
}

/** For superadmins. */
export function MakerFacet(facet: FacetProps) {
  const { data } = useQuery(apiQuery(employeeEndpoints.all, {}))
  const options = (data?.data ?? []).map(({ id, firstName, lastName, employeeCode }) => ({
    value: id,
    label: [firstName, lastName, employeeCode].filter(Boolean).join(' '),
  }))
  return <FacetSelect label={messages.facets.madeBy} options={options} {...facet} />
}

export function RtoFacet(facet: FacetProps) {
  const { data } = useQuery(apiQuery(referenceEndpoints.activeRtos, {}))
  const options = (data?.data ?? []).map(({ displayName }) => ({ value: displayName, label: displayName }))
  return <FacetSelect label={messages.facets.rto} options={options} {...facet} />
}
