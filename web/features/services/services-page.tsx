import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, Pencil, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Paper, Service } from '#contract/services/service.ts'
import { t } from '#contract/texts.ts'
import { serviceEndpoints } from '#web/endpoints.generated.ts'
import {
  AddServicePaperDialog,
  EditPaperDialog,
  ServiceDialog,
  serviceReads,
} from '#web/features/services/service-dialogs.tsx'
import { allServices } from '#web/features/services/service-reads.ts'
import { queryClient } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { RowMenu } from '#web/table/row-actions.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MenuItem } from '#web/ui/dropdown-menu.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const loader = () => void queryClient.prefetchQuery(allServices())

type Open = { kind: 'service' | 'new paper'; service: Service } | { kind: 'paper'; service: Service; paper: Paper }

/** The catalogue of services and their papers. */
export function Page() {
  const query = useQuery(allServices())
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <PageHeader description={t.services('description')} />
      <QueryView
        query={query}
        errorTitle={t.services('fetchFailed')}
        frame={(error) => <Card>{error}</Card>}
        skeleton={<Skeleton className="h-96 w-full rounded-lg" />}
      >
        {({ data }) => (
          <div className="grid gap-5 xl:grid-cols-2 xl:items-start">
            {data.map((service) => (
              <ServiceCard key={service.code} service={service} onOpen={setOpen} />
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

function ServiceCard({ service, onOpen }: { service: Service; onOpen: (open: Open) => void }) {
  const { label, expectedDays, papers } = service
  const move = useApiMutation(serviceEndpoints.editPaper, {
    invalidates: serviceReads,
    success: null,
    failureTitle: t.services('paperFailed'),
  })
  // A press while the previous one is being sent counts from the paper's new position.
  const places = useRef(new Map<string, number>())
  const lastMove = useRef<Promise<unknown>>(Promise.resolve())
  const moveBy = ({ id, ...paper }: Paper, index: number, step: number) => {
    const position = (places.current.get(id) ?? index) + step
    if (position < 0 || position >= papers.length) return
    places.current.set(id, position)
    lastMove.current = lastMove.current
      .then(() => move.mutateAsync({ params: { id }, body: { ...paper, position } }))
      .catch(() => undefined)
      .finally(() => {
        if (places.current.get(id) === position) places.current.delete(id)
      })
  }
  return (
    <Card
      title={label}
      description={t.services('days', { count: expectedDays })}
      flush
      actions={
        <div className="flex flex-wrap gap-2">
          <Button
            icon={Pencil}
            size="sm"
            aria-label={t.services('editServiceOf', { label })}
            onClick={() => onOpen({ kind: 'service', service })}
          >
            {t.services('editService')}
          </Button>
          <Button
            icon={Plus}
            size="sm"
            aria-label={t.services('addPaperTo', { label })}
            onClick={() => onOpen({ kind: 'new paper', service })}
          >
            {t.services('addPaper')}
          </Button>
        </div>
      }
    >
      {papers.length === 0 && <p className="p-5 text-muted">{t.services('noPapers')}</p>}
      <ul className="divide-y">
        {papers.map((paper, index) => (
          <li key={paper.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2">
            <span className={clsx('wrap-anywhere min-w-0 flex-1 basis-40', !paper.isActive && 'text-faint')}>
              {paper.name}
              {formText(paper) && <span className="text-muted"> · {formText(paper)}</span>}
            </span>
            {!paper.isActive && <Badge tone="plain">{t.services('off')}</Badge>}
            <span className="w-20 text-muted text-sm">
              {paper.isRequired ? t.services('required') : t.services('optional')}
            </span>
            <RowMenu of={t.services('paperOf', { name: paper.name, service: label })}>
              <MenuItem staysOpen disabled={index === 0} onSelect={() => moveBy(paper, index, -1)}>
                <ArrowUp />
                {t.services('moveUp')}
              </MenuItem>
              <MenuItem staysOpen disabled={index === papers.length - 1} onSelect={() => moveBy(paper, index, 1)}>
                <ArrowDown />
                {t.services('moveDown')}
              </MenuItem>
              <MenuItem onSelect={() => onOpen({ kind: 'paper', service, paper })}>
                <Pencil />
                {t.general('edit')}
              </MenuItem>
            </RowMenu>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** "Form 28", unless the name of the paper says so already. */
function formText({ name, formNo }: Paper): string | null {
  const form = formNo === null ? null : t.papers('form', { formNo })
  return form === name ? null : form
}
