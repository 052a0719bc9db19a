import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { officeProfile } from '#web/domain/office.ts'
import { gstEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { GstForm } from './gst-form.tsx'
import { InvoiceList } from './invoice-list.tsx'

/** GST: its settings, and once it was on, the invoices of a month with their register. */
export function GstTab() {
  const settings = useQuery(apiQuery(gstEndpoints.settings, {}))
  const profile = useQuery(officeProfile())
  return (
    <QueryView
      query={settings}
      errorTitle={messages.gst.fetchFailed}
      frame={(error) => <Card>{error}</Card>}
      skeleton={<Skeleton className="h-72" />}
    >
      {({ data }) => (
        <div className="grid gap-6">
          <QueryView
            query={profile}
            errorTitle={messages.office.fetchFailed}
            frame={(error) => <Card>{error}</Card>}
            skeleton={<Skeleton className="h-72" />}
          >
            {({ data: { gstin } }) => <GstForm settings={data} gstinOfOffice={gstin} />}
          </QueryView>
          {data.from !== null && <InvoiceList />}
        </div>
      )}
    </QueryView>
  )
}
