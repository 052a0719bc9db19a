import { useQuery } from '@tanstack/react-query'
import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import type { Firm } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { errorText } from '#web/lib/errors.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { AdminListPage, activeColumn, type RowEditing } from '#web/table/admin-list-page.tsx'
import { type Column, WrappedCell } from '#web/table/column.tsx'
import { lookAlikeText, NameWithLookAlike } from '#web/ui/highlight.tsx'
import { FirmDialog } from './reference-dialogs.tsx'

/** The columns of firms: name and whether it is active. */
export const firmColumns: readonly Column<Firm>[] = [
  {
    id: 'name',
    header: () => t.fields('name'),
    value: (row) => row.name,
    text: (row) => lookAlikeText(row.name, row.looksLike),
    cell: (row) => (
      <WrappedCell>
        <NameWithLookAlike name={row.name} looksLike={row.looksLike} />
      </WrappedCell>
    ),
    card: 'title',
    className: 'font-medium',
  },
  activeColumn(referenceEndpoints.toggleFirm, ({ id, name }) => ({
    name,
    argsOf: () => ({ params: { firmId: id }, body: { firmId: id } }),
    options: {
      invalidates: [referenceEndpoints.allFirms, referenceEndpoints.activeFirms],
      failureText: t.firm('createFailed'),
    },
    lockedReason: name === NOT_FINANCED && t.firm('naStays'),
  })),
]

const all = () => apiQuery(referenceEndpoints.allFirms, {})

/** Prefetches the list, and the active firms for new cases, while the page's code loads. */
export const loader = () => {
  void queryClient.prefetchQuery(all())
  void queryClient.prefetchQuery(apiQuery(referenceEndpoints.activeFirms, {}))
}

const editing: RowEditing<Firm> = {
  dialog: FirmDialog,
  nameOf: ({ name }) => name,
  lockedReason: ({ name }) => (name === NOT_FINANCED ? t.firm('naKeepsName') : null),
}

/** Firm administration: the firms of HPT and HPA. */
export function Page() {
  const list = useQuery(all())
  return (
    <AdminListPage
      name="firms"
      title={t.firm('title')}
      description={t.firm('description')}
      label={t.firm('listLabel')}
      columns={firmColumns}
      list={list}
      errorTitle={errorText(list.error, t.firm('fetchFailed'))}
      addLabel={t.firm('add')}
      addDialog={FirmDialog}
      editing={editing}
    />
  )
}
