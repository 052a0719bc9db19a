import { useQuery } from '@tanstack/react-query'
import { t } from '#contract/texts.ts'
import { clientEndpoints, employeeEndpoints, referenceEndpoints } from '#web/endpoints.generated.ts'
import type { DataOf } from '#web/lib/client-endpoint.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { FacetSelect } from '#web/ui/select.tsx'

/* The filters that lists of cases, files and reminders share; each loads what it offers. */

interface FacetProps {
  value: string | undefined
  onChange: (value: string | undefined) => void
}

const dealers = () => apiQuery(clientEndpoints.active, {})
const ofDealer = ({ id, firmName }: DataOf<typeof clientEndpoints.active>[number]) => ({ value: id, label: firmName })

/** For superadmins. */
export const useDealerOptions = () => (useQuery(dealers()).data?.data ?? []).map(ofDealer)
export const readDealerOptions = async () => (await queryClient.fetchQuery(dealers())).data.map(ofDealer)

const makers = () => apiQuery(employeeEndpoints.all, {})
const ofMaker = ({ id, firstName, lastName, employeeCode }: DataOf<typeof employeeEndpoints.all>[number]) => ({
  value: id,
  label: [firstName, lastName, employeeCode].filter(Boolean).join(' '),
})

/** For superadmins. */
export const useMakerOptions = () => (useQuery(makers()).data?.data ?? []).map(ofMaker)
export const readMakerOptions = async () => (await queryClient.fetchQuery(makers())).data.map(ofMaker)

export const DealerFacet = (facet: FacetProps) => (
  <FacetSelect label={t.facets('dealer')} options={useDealerOptions()} {...facet} />
)

export const MakerFacet = (facet: FacetProps) => (
  <FacetSelect label={t.facets('madeBy')} options={useMakerOptions()} {...facet} />
)

export function RtoFacet(facet: FacetProps) {
  const { data } = useQuery(apiQuery(referenceEndpoints.activeRtos, {}))
  const options = (data?.data ?? []).map(({ displayName }) => ({ value: displayName, label: displayName }))
  return <FacetSelect label={t.facets('rto')} options={options} {...facet} />
}
