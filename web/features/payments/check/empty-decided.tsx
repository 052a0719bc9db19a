import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { OpenPage } from '#web/domain/open-page.tsx'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { paths } from '#web/paths.ts'
import { DatedEmpty, filterOfAnyDate } from '#web/table/dated-empty.tsx'
import type { DateFilter } from '#web/table/filter-form.tsx'

/** The empty state of the decided payments. */
export function EmptyDecided({ onFilter }: { onFilter: (filter: DateFilter) => void }) {
  const { fromDate, toDate } = filterOfAnyDate()
  const { data, isError } = useQuery(
    apiQuery(paymentEndpoints.decided, { body: { fromDate, toDate, page: 0, pageSize: 1 } }),
  )
  return (
    <DatedEmpty
      anyDate={isError ? null : data?.meta?.total}
      detail={messages.payments.decidedEmpty}
      action={<OpenPage page={paths.superadmin.payments} label={messages.payments.toCheckTab} />}
      onAnyDate={() => onFilter(filterOfAnyDate())}
    />
  )
}
