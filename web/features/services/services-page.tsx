import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, Pencil, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { NewPaper, type Paper, PaperEdit, type Service, ServiceForm } from '#contract/services/service.ts'
import { serviceName } from '#contract/services/service-name.ts'
import { t } from '#contract/texts.ts'
import { serviceEndpoints } from '#web/endpoints.generated.ts'
import { CheckboxField } from '#web/forms/choice-field.tsx'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { DigitsField, TextField } from '#web/forms/text-field.tsx'
import { caseReads, queryClient } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { RowMenu } from '#web/table/row-actions.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MenuItem } from '#web/ui/dropdown-menu.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { storedServices } from './service-reads.ts'

export const loader = () => void queryClient.prefetchQuery(storedServices())

type Open = { kind: 'service' | 'new paper'; service: Service } | { kind: 'paper'; service: Service; paper: Paper }

/** The catalogue of services and their papers. */
export function Page() {
  const query = useQuery(storedServices())
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
      {open?.kind === 'paper' && (
        <EditPaperDialog paper={open.paper} service={serviceName(open.service)} onClose={close} />
      )}
    </>
  )
}

function ServiceCard({ service, onOpen }: { service: Service; onOpen: (open: Open) => void }) {
  const { expectedDays, papers } = service
  const label = serviceName(service)
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

/** The reads that a change of the catalogue affects: its list, and the papers and stages of cases. */
const serviceReads = [{ below: '/service/' }, caseReads] as const

interface ServiceDialogProps {
  service: Service
  onClose: () => void
}

const ofPaper = () => ({ invalidates: serviceReads, failureTitle: t.services('paperFailed') })

function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const { code, label, expectedDays } = service
  const form = useZodForm(ServiceForm, { label, expectedDays: String(expectedDays) })
  const edit = useApiMutation(serviceEndpoints.edit, {
    invalidates: serviceReads,
    failureTitle: t.services('editFailed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.services('editServiceOf', { label: serviceName(service) })}
      submit={t.general('save')}
      draft={`service-${code}`}
      form={form}
      onSubmit={(body) => edit.mutateAsync({ params: { code }, body })}
    >
      <TextField control={form.control} name="label" label={t.services('label')} />
      <DigitsField
        control={form.control}
        name="expectedDays"
        label={t.services('expectedDays')}
        hint={t.services('lateHint')}
        maxLength={3}
      />
    </FormDialog>
  )
}

function AddServicePaperDialog({ service, onClose }: ServiceDialogProps) {
  const { code } = service
  const form = useZodForm(NewPaper, { name: '', formNo: '', isRequired: true })
  const { control } = form
  const add = useKeyedMutation(serviceEndpoints.addPaper, ofPaper())
  return (
    <FormDialog
      onClose={onClose}
      title={t.services('addPaperTo', { label: serviceName(service) })}
      submit={t.services('addPaper')}
      draft={`new-paper-${code}`}
      form={form}
      onSubmit={(body) => add.mutateAsync({ params: { code }, body })}
    >
      <TextField control={control} name="name" label={t.services('paperName')} />
      <TextField control={control} name="formNo" label={t.services('formNo')} />
      <CheckboxField control={control} name="isRequired" label={t.services('isRequired')} />
    </FormDialog>
  )
}

interface PaperDialogProps {
  paper: Paper
  service: string
  onClose: () => void
}

/** A change of a paper, which also takes it out of use. */
function EditPaperDialog({ paper, service, onClose }: PaperDialogProps) {
  const { id, name, formNo, isRequired, isActive } = paper
  const form = useZodForm(PaperEdit, { name, formNo: formNo ?? '', isRequired, isActive })
  const { control } = form
  const edit = useApiMutation(serviceEndpoints.editPaper, ofPaper())
  return (
    <FormDialog
      onClose={onClose}
      title={t.services('editPaperOf', { name, service })}
      description={t.services('offHint')}
      submit={t.general('save')}
      draft={`paper-${id}`}
      form={form}
      onSubmit={(body) => edit.mutateAsync({ params: { id }, body })}
    >
      <TextField control={control} name="name" label={t.services('paperName')} />
      <TextField control={control} name="formNo" label={t.services('formNo')} />
      <CheckboxField control={control} name="isRequired" label={t.services('isRequired')} />
      <CheckboxField control={control} name="isActive" label={t.services('isActive')} />
    </FormDialog>
  )
}
