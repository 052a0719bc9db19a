import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Copy, Eye } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Client } from '#contract/clients/client.ts'
import type { Dues } from '#contract/dues/dues.ts'
import { fullName } from '#contract/full-name.ts'
import { t } from '#contract/texts.ts'
import { clientEndpoints } from '#web/endpoints.generated.ts'
import { type ClientRow, unverifiedColumns, verifiedColumns } from '#web/features/clients/client-columns.tsx'
import { clientsSearch } from '#web/features/clients/client-detail-search.ts'
import { AddClientButton, RejectClientDialog, VerifyClientDialog } from '#web/features/clients/client-dialogs.tsx'
import { copySignUpLink, invitationOf } from '#web/features/clients/client-links.tsx'
import { duesQuery } from '#web/features/dues/dues-queries.ts'
import { useOneTimeLink } from '#web/features/mails/one-time-link.tsx'
import { brand } from '#web/features/office/office.ts'
import { usePageSearch } from '#web/lib/address.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { DataTable, type DataTableProps } from '#web/table/data-table.tsx'
import { SaveMenu } from '#web/table/export-menu.tsx'
import { RejectAction, RowAction, rowLabel } from '#web/table/row-actions.tsx'
import { listQuery } from '#web/table/server-list.ts'
import { useSecondTableSearch, useTableSearch } from '#web/table/table-state.ts'
import { saveList } from '#web/table/views/saved-view.ts'
import { ViewBar } from '#web/table/views/view-bar.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { WhatsAppLink } from '#web/ui/values.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The client of the detail page. */
    client?: Client
  }
}

const all = () => apiQuery(clientEndpoints.all, {})

export const loader = () => void queryClient.prefetchQuery(all())

type OpenDialog = { client: Client; what: 'verify' | 'reject' }

/** Client administration: sign-ups that wait for verification, and verified clients. */
export function Page() {
  const query = useQuery(all())
  const { data } = query
  const [{ tab = 'unverified' }, setSearch] = usePageSearch(clientsSearch)
  const setTab = (next: string) => setSearch({ tab: next === 'verified' ? next : undefined }, { replace: true })
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const oneTimeLink = useOneTimeLink()
  const signUpActions = useCallback((client: ClientRow) => {
    const name = fullName(client)
    const open = (what: OpenDialog['what']) => () => setOpenDialog({ client, what })
    return (
      <>
        <RejectAction className="max-md:flex-1" name={t.general('rejectNamed', { name })} onClick={open('reject')} />
        <RowAction
          icon={Check}
          className="max-md:flex-1"
          name={t.client('acceptNamed', { name })}
          onClick={open('verify')}
        >
          {t.client('accept')}
        </RowAction>
      </>
    )
  }, [])
  const { waiting, verified } = useMemo(() => split(data?.data), [data])
  const copyLink = (variant?: 'ghost') => (
    <>
      <Button icon={Copy} variant={variant} onClick={() => void copySignUpLink()}>
        {t.client('copySignUpLink')}
      </Button>
      <WhatsAppLink message={invitationOf(brand.name || t.general('productName'))} />
    </>
  )
  const addClient = (variant?: 'primary') => (
    <AddClientButton
      variant={variant}
      onAdded={(invited) => {
        setTab('verified')
        void oneTimeLink.offer(invited)
      }}
    />
  )
  const table = (rows: readonly ClientRow[] | undefined, isVerified: boolean) => (
    <ClientsTable
      key={String(isVerified)}
      rows={rows}
      isVerified={isVerified}
      emptyAction={isVerified ? addClient() : copyLink()}
      actions={isVerified ? viewDetails : signUpActions}
      query={query}
    />
  )
  const close = () => setOpenDialog(null)
  return (
    <>
      <PageHeader
        description={t.client('description')}
        actions={
          <>
            <SaveMenu save={saveList('clients', {})} />
            {copyLink('ghost')}
            {addClient('primary')}
          </>
        }
      />
      <Tabs
        label={t.menu('clients')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'unverified',
            label: t.client('unverifiedClients'),
            count: waiting?.length,
            countTone: 'bad',
            content: table(waiting, false),
          },
          {
            value: 'verified',
            label: t.client('verifiedClients'),
            content: table(verified, true),
          },
        ]}
      />
      {openDialog?.what === 'verify' && (
        <VerifyClientDialog
          client={openDialog.client}
          onClose={close}
          onVerified={(invited) => void oneTimeLink.offer(invited)}
        />
      )}
      {openDialog?.what === 'reject' && <RejectClientDialog client={openDialog.client} onClose={close} />}
      {oneTimeLink.dialog}
    </>
  )
}

/** The order of a view must also be one that the call of the list accepts. */
const sortedFields = ['firstName', 'firmName', 'city', 'creditLimit'] as const

interface ClientsTableProps {
  rows: readonly ClientRow[] | undefined
  isVerified: boolean
  emptyAction: ReactNode
  actions: (row: ClientRow) => ReactNode
  query: NonNullable<DataTableProps<ClientRow>['query']>
}

function ClientsTable({ rows, isVerified, emptyAction, actions, query }: ClientsTableProps) {
  const first = useTableSearch({ name: 'signUps' })
  const second = useSecondTableSearch({ name: 'clients', hideNarrow: ['utilizedCredit'] })
  const [state, setState, hide] = isVerified ? second : first
  const dues = useQuery({ ...duesQuery(), enabled: isVerified }).data?.data
  const shown = useMemo(() => (dues ? withDebts(rows, dues) : rows), [rows, dues])
  return (
    <DataTable
      label={isVerified ? t.client('verifiedClients') : t.client('unverifiedClients')}
      columns={isVerified ? verifiedColumns : unverifiedColumns}
      rows={shown}
      state={state}
      onStateChange={setState}
      actions={actions}
      query={query}
      emptyDetail={isVerified ? t.client('verifiedEmpty') : t.client('unverifiedEmpty')}
      emptyAction={emptyAction}
      toolbar={isVerified && <ViewBar list="clients" query={listQuery(state, sortedFields)} hide={hide} />}
    />
  )
}

const viewDetails = (client: ClientRow) => (
  <Link
    to={paths.superadmin.clientDetails}
    // The address works without the navigation state, after a reload or as a shared link.
    search={{ id: client.id }}
    state={{ client }}
    aria-label={t.general('viewDetailsOf', { name: fullName(client) })}
    title={t.general('viewDetails')}
    className={buttonStyle({ size: 'sm', variant: 'ghost' })}
  >
    <Eye />
    <span className={rowLabel}>{t.general('viewDetails')}</span>
  </Link>
)

function withDebts(rows: readonly ClientRow[] | undefined, dues: readonly Dues[]) {
  const owedBy = new Map(dues.map(({ id, owed }) => [id, owed]))
  return rows?.map((row) => ({ ...row, owed: owedBy.get(row.id) }))
}

/** The two lists, each with its own serial numbers. */
function split(clients: readonly Client[] | undefined) {
  const numbered = (isVerified: boolean) =>
    clients
      ?.filter((client) => client.isVerified === isVerified)
      .map((client, index): ClientRow => ({ ...client, serial: index + 1 }))
  return { waiting: numbered(false), verified: numbered(true) }
}
