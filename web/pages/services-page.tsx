import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { Paper, Service } from '#contract/services/service.ts'
import { ServiceCard } from '#web/features/services/service-card.tsx'
import { AddServicePaperDialog, EditPaperDialog, ServiceDialog } from '#web/features/services/service-dialogs.tsx'
import { allServices } from '#web/features/services/service-queries.ts'
import { queryClient } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Prefetches the catalogue while the page's code loads. */
export const loader = () => void queryClient.prefetchQuery(allServices())

/** What is being changed. */
type Open = { kind: 'service' | 'new paper'; service: Service } | { kind: 'paper'; service: Service; paper: Paper }

/** The catalogue of services and their papers (contract-trade section 5). */
export function Page() {
  const query = useQuery(allServices())
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <PageHeader description={messages.services.description} />
      <QueryView
        query={query}
        errorTitle={messages.services.fetchFailed}
        frame={(error) => <Card>{error}</Card>}
        skeleton={<Skeleton className="h-96 w-full rounded-lg" />}
      >
        {({ data }) => (
          <div className="grid gap-5 xl:grid-cols-2 xl:items-start">
            {data.map((service) => (
              <ServiceCard
                key={service.code}
                service={service}
                onEdit={() => setOpen({ kind: 'service', service })}
                onAddPaper={() => setOpen({ kind: 'new paper', service })}
                onEditPaper={(paper) => setOpen({ kind: 'paper', service, paper })}
              />
            ))}
          </div>
        )}
      </QueryView>
      {open?.kind === 'service' && <ServiceDialog service={open.service} onClose={close} />}
      {open?.kind === 'new paper' && <AddServicePaperDialog service={open.service} onClose={close} />}
      {open?.kind === 'paper' && <EditPaperDialog paper={open.paper} service={open.service.label} onClose={close} />}
    </>
  )
}
