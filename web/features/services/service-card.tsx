import { ArrowDown, ArrowUp, Pencil, Plus } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import type { Paper, Service } from '#contract/services/service.ts'
import { serviceEndpoints } from '#web/endpoints.generated.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { serviceReads } from './service-queries.ts'

interface ServiceCardProps {
  service: Service
  onEdit: () => void
  onAddPaper: () => void
  onEditPaper: (paper: Paper) => void
}

/** A service with its papers in their order, which buttons change. */
export function ServiceCard({ service, onEdit, onAddPaper, onEditPaper }: ServiceCardProps) {
  const { label, expectedDays, papers } = service
  const move = useApiMutation(serviceEndpoints.editPaper, {
    invalidates: serviceReads,
    success: null,
    failureTitle: messages.services.paperFailed,
  })
  const moveTo = ({ id, ...paper }: Paper, position: number) =>
    move.mutate({ params: { id }, body: { ...paper, position } })
  return (
    <Card
      title={label}
      description={messages.services.days(expectedDays)}
      flush
      actions={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" aria-label={messages.services.editServiceOf(label)} onClick={onEdit}>
            <Pencil aria-hidden="true" />
            {messages.services.editService}
          </Button>
          <Button size="sm" aria-label={messages.services.addPaperTo(label)} onClick={onAddPaper}>
            <Plus aria-hidden="true" />
            {messages.services.addPaper}
          </Button>
        </div>
      }
    >
      {papers.length === 0 && <p className="p-5 text-muted">{messages.services.noPapers}</p>}
      <ul className="divide-y">
        {papers.map((paper, index) => (
          <li key={paper.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2">
            <span className={`wrap-anywhere min-w-0 flex-1 basis-40 ${paper.isActive ? '' : 'text-faint'}`}>
              {paper.name}
              {formText(paper) && <span className="text-muted"> · {formText(paper)}</span>}
            </span>
            {!paper.isActive && <Badge tone="plain">{messages.services.off}</Badge>}
            <span className="w-20 text-muted text-sm">
              {paper.isRequired ? messages.services.required : messages.services.optional}
            </span>
            <span className="flex">
              <Button
                size="icon-sm"
                variant="ghost"
                aria-label={messages.services.moveUp(paper.name, label)}
                disabled={index === 0}
                onClick={() => moveTo(paper, index - 1)}
              >
                <ArrowUp aria-hidden="true" />
              </Button>
              <Button
                size="icon-sm"
                variant="ghost"
                aria-label={messages.services.moveDown(paper.name, label)}
                disabled={index === papers.length - 1}
                onClick={() => moveTo(paper, index + 1)}
              >
                <ArrowDown aria-hidden="true" />
              </Button>
              <Button
                size="icon-sm"
                variant="ghost"
                aria-label={messages.services.editPaperOf(paper.name, label)}
                onClick={() => onEditPaper(paper)}
              >
                <Pencil aria-hidden="true" />
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** "Form 28", unless the name of the paper says so already. */
function formText({ name, formNo }: Paper): string | null {
  const form = formNo === null ? null : messages.papers.form(formNo)
  return form === name ? null : form
}
