import { useQuery } from '@tanstack/react-query'
import { CircleCheck, GitMerge, Pencil } from 'lucide-react'
import { useState } from 'react'
import { fullName } from '#contract/full-name.ts'
import { MergeRto, type Rto } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { ComboboxField } from '#web/forms/choice-field.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { apiQuery, caseReads, queryClient } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { AdminListPage, activeColumn, type RowEditing } from '#web/table/admin-list-page.tsx'
import type { Column } from '#web/table/column.tsx'
import { RowAction } from '#web/table/row-actions.tsx'
import { Card } from '#web/ui/card.tsx'
import { RtoDialog } from './reference-dialogs.tsx'

/** The columns of RTOs: code, city and whether it is active. */
export const rtoColumns: readonly Column<Rto>[] = [
  {
    id: 'rtoCode',
    header: () => t.fields('code'),
    value: (row) => row.rtoCode,
    card: 'title',
    className: 'tnum font-medium',
  },
  { id: 'city', header: () => t.fields('city'), value: (row) => row.city, className: 'wrap-anywhere min-w-24' },
  activeColumn(referenceEndpoints.toggleRto, ({ id, displayName }) => ({
    name: displayName,
    argsOf: () => ({ params: { id } }),
    options: {
      invalidates: [referenceEndpoints.allRtos, referenceEndpoints.activeRtos],
      failureTitle: t.rto('switchFailed'),
    },
  })),
]

const all = () => apiQuery(referenceEndpoints.allRtos, {})

export const loader = () => void queryClient.prefetchQuery(all())

const editing: RowEditing<Rto> = { dialog: RtoDialog, nameOf: ({ displayName }) => displayName }

/** RTO administration. */
export function Page() {
  const list = useQuery(all())
  const rtos = list.data?.data ?? []
  const confirmed = rtos.filter(({ proposedBy }) => !proposedBy)
  return (
    <AdminListPage
      name="rtos"
      title={t.menu('rtos')}
      description={t.rto('description')}
      intro={<RtoProposals rtos={rtos} />}
      columns={rtoColumns}
      list={{ ...list, data: list.data && { data: confirmed } }}
      errorTitle={t.rto('fetchFailed')}
      addLabel={t.rto('add')}
      addDialog={RtoDialog}
      editing={editing}
    />
  )
}

const rtoReads = [referenceEndpoints.allRtos, referenceEndpoints.activeRtos]

/** The RTOs that clerks have proposed, to confirm, to correct, or to replace by one of the office. */
export function RtoProposals({ rtos }: { rtos: readonly Rto[] }) {
  const [open, setOpen] = useState<{ what: 'edit' | 'merge'; rto: Rto } | null>(null)
  const confirm = useApiMutation(referenceEndpoints.confirmRto, {
    invalidates: rtoReads,
    failureTitle: t.rto('failed'),
  })
  const proposals = rtos.filter(({ proposedBy }) => proposedBy)
  if (proposals.length === 0) return null
  const close = () => setOpen(null)
  return (
    <div className="mb-5">
      <Card flush title={t.rto('proposals')} description={t.rto('proposalsDetail')}>
        <ul className="divide-y">
          {proposals.map((rto) => (
            <li key={rto.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5">
              <p className="min-w-0 flex-1 basis-60">
                <span className="font-medium">{rto.displayName}</span>{' '}
                <span className="text-muted text-sm">
                  {t.rto('proposedBy', { name: rto.proposedBy ? fullName(rto.proposedBy) : '' })}
                </span>
              </p>
              <div className="flex flex-wrap gap-2">
                <RowAction
                  icon={Pencil}
                  variant="ghost"
                  name={t.general('editNamed', { name: rto.displayName })}
                  onClick={() => setOpen({ what: 'edit', rto })}
                >
                  {t.general('edit')}
                </RowAction>
                <RowAction
                  icon={GitMerge}
                  name={t.rto('mergeNamed', { name: rto.displayName })}
                  onClick={() => setOpen({ what: 'merge', rto })}
                >
                  {t.rto('merge')}
                </RowAction>
                <RowAction
                  icon={CircleCheck}
                  variant="primary"
                  name={t.rto('confirmNamed', { name: rto.displayName })}
                  pending={confirm.isPending && confirm.variables?.params.id === rto.id}
                  disabled={confirm.isPending}
                  onClick={() => confirm.mutate({ params: { id: rto.id } }, preventFocusLoss)}
                >
                  {t.rto('confirm')}
                </RowAction>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {open?.what === 'edit' && <RtoDialog edited={open.rto} onClose={close} />}
      {open?.what === 'merge' && <MergeDialog rto={open.rto} rtos={rtos} onClose={close} />}
    </div>
  )
}

interface MergeDialogProps {
  rto: Rto
  rtos: readonly Rto[]
  onClose: () => void
}

function MergeDialog({ rto, rtos, onClose }: MergeDialogProps) {
  const form = useZodForm(MergeRto, { into: '' })
  const merge = useApiMutation(referenceEndpoints.mergeRto, {
    invalidates: [...rtoReads, caseReads],
    failureTitle: t.rto('failed'),
  })
  const options = rtos
    .filter(({ isActive, proposedBy }) => isActive && !proposedBy)
    .map(({ id, displayName }) => ({ value: id, label: displayName }))
  return (
    <FormDialog
      onClose={onClose}
      title={t.rto('mergeNamed', { name: rto.displayName })}
      description={t.rto('mergeDetail')}
      submit={t.rto('merge')}
      draft={null}
      form={form}
      onSubmit={(body) => merge.mutateAsync({ params: { id: rto.id }, body })}
    >
      <ComboboxField
        control={form.control}
        name="into"
        label={t.rto('mergeInto')}
        options={options}
        placeholder={t.cases('findRto')}
      />
    </FormDialog>
  )
}
