import { useQuery } from '@tanstack/react-query'
import { redirect, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { Pencil, ReceiptIndianRupee, UserX } from 'lucide-react'
import { useMemo } from 'react'
import { showBillMonth } from '#contract/bills/bill-texts.ts'
import type { Client } from '#contract/clients/client.ts'
import { fullName } from '#contract/full-name.ts'
import { t } from '#contract/texts.ts'
import { clientEndpoints } from '#web/endpoints.generated.ts'
import { AdjustDialog, AdjustmentList } from '#web/features/adjustments/adjustments.tsx'
import { ClientBills, prefetchBills } from '#web/features/bills/client-bills.tsx'
import { WaivePenaltyButton } from '#web/features/bills/waive-penalty.tsx'
import { caseListLoader } from '#web/features/cases/list/case-list.ts'
import { casesOfClient } from '#web/features/cases/list/case-lists.ts'
import { CaseTable } from '#web/features/cases/list/case-table.tsx'
import { clientTile } from '#web/features/cases/list/case-tile.tsx'
import { type ClientDetailSearch, clientTabs } from '#web/features/clients/client-detail-search.ts'
import { EditClientDialog } from '#web/features/clients/client-dialogs.tsx'
import { ClientFacts } from '#web/features/clients/client-facts.tsx'
import { duesQuery } from '#web/features/dues/dues-queries.ts'
import { StatementView } from '#web/features/transactions/statement-view.tsx'
import { prefetchTransactions, TransactionHistory } from '#web/features/transactions/transaction-history.tsx'
import { ResetTwoFactor } from '#web/features/two-factor/reset-two-factor.tsx'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { OpenPage } from '#web/ui/button.tsx'
import { EntityPage, namedEntity, PersonPageSkeleton } from '#web/ui/entity-page.tsx'
import { DialogButton } from '#web/ui/guarded-button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const all = () => apiQuery(clientEndpoints.all, {})

export function loader(location: PageLocation<ClientDetailSearch>) {
  void queryClient.prefetchQuery(all())
  void queryClient.prefetchQuery(duesQuery())
  const clientFromState = location.state.client
  // The client's id becomes a search parameter, which the lists keep.
  if (!location.search.id && clientFromState)
    throw redirect({
      to: paths.superadmin.clientDetails,
      search: { ...location.search, id: clientFromState.id },
      state: { client: clientFromState },
      replace: true,
    })
  const { id } = location.search
  if (!id) return null
  if (location.search.tab === TRANSACTIONS) return prefetchTransactions(id, location.search)
  if (location.search.tab === BILLS) return prefetchBills(id, location.search)
  if (location.search.tab === STATEMENT) return null
  return caseListLoader(casesOfClient(id), paths.superadmin.clientDetails)(location)
}

/** A client with their cases and payments. */
export function Page() {
  const { id } = useSearch({ from: paths.superadmin.clientDetails })
  const fromState = useLocation().state.client
  const query = namedEntity(useQuery(all()), { id, fromState, isNamed })
  return (
    <EntityPage
      query={query}
      kind={t.client('heading')}
      skeleton={<PersonPageSkeleton kind={t.client('heading')} isTall />}
      missing={{
        icon: UserX,
        title: t.client('notFound'),
        detail: t.client('notFoundDetail'),
        list: paths.superadmin.clients,
        listLabel: t.menu('clients'),
      }}
      header={(client) => ({
        title: client.firmName,
        actions: (
          <>
            {client.isVerified && (
              <DialogButton
                icon={ReceiptIndianRupee}
                label={t.adjustments('adjust')}
                dialog={(close) => <AdjustDialog client={client} onClose={close} />}
              />
            )}
            <DialogButton
              icon={Pencil}
              label={t.general('edit')}
              dialog={(close) => <EditClientDialog client={client} onClose={close} />}
            />
          </>
        ),
        description: (
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Badge tone={client.isVerified ? 'good' : 'warn'}>
              {client.isVerified ? t.fields('verified') : t.client('unverifiedBadge')}
            </Badge>
            <span>
              {fullName(client)}, {client.city}
            </span>
          </span>
        ),
      })}
    >
      {(client) => <ClientDetail client={client} />}
    </EntityPage>
  )
}

// The id is the client's own or that of its first user, as in every call.
const isNamed = (client: Client, id: string) => client.id === id || client.users[0]?.id === id

function ClientDetail({ client }: { client: Client }) {
  const cases = useMemo(() => casesOfClient(client.id), [client.id])
  const [tab, setTab] = useTab()
  const dues = useQuery(duesQuery()).data?.data.find(({ id }) => id === client.id)
  return (
    <>
      <ClientFacts
        client={client}
        dues={dues}
        userActions={(user) => <ResetTwoFactor size="sm" userId={user.id} name={fullName(user)} />}
      />
      <Tabs
        label={t.client('historyTabs')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: CASES,
            label: t.client('caseHistory'),
            content: <CaseTable list={cases} tile={clientTile} />,
          },
          {
            value: TRANSACTIONS,
            label: t.client('transactionHistory'),
            content: (
              <TransactionHistory
                clientId={client.id}
                emptyAction={<OpenPage page={paths.superadmin.verifiedCases} label={t.menu('verifiedCases')} />}
              />
            ),
          },
          {
            value: BILLS,
            label: t.client('bills'),
            content: (
              <ClientBills
                id={client.id}
                client={client}
                actions={(bill, row) => <WaivePenaltyButton bill={bill} month={showBillMonth(row)} />}
                empty={{
                  detail: t.client('noBillsYet'),
                  action: <OpenPage page={paths.superadmin.verifiedCases} label={t.menu('verifiedCases')} />,
                }}
              />
            ),
          },
          {
            value: STATEMENT,
            label: t.transactions('statement'),
            content: (
              <>
                <StatementView clientId={client.id} />
                <AdjustmentList clientId={client.id} />
              </>
            ),
          },
        ]}
      />
    </>
  )
}

const CASES = 'cases'
const [TRANSACTIONS, BILLS, STATEMENT] = clientTabs

/** The selected tab, as a search parameter. The two days are kept; the other parameters belong to one list. */
function useTab() {
  const { tab = CASES } = useSearch({ from: paths.superadmin.clientDetails })
  const navigate = useNavigate({ from: paths.superadmin.clientDetails })
  const setTab = (next: string) =>
    void navigate({
      to: '.',
      search: ({ id, filterType, fromDate, toDate }) => ({
        id,
        filterType,
        fromDate,
        toDate,
        tab: clientTabs.find((candidate) => candidate === next),
      }),
      replace: true,
      resetScroll: false,
    })
  return [tab, setTab] as const
}
