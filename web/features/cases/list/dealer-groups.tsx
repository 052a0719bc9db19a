import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { showCount } from '#contract/count.ts'
import { showRupees, sumRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { oneOf, type RawSearch, searchSchema, usePageSearch } from '#web/lib/address.ts'
import type { Column } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import type { ListCall } from '#web/table/server-list.ts'
import { Button } from '#web/ui/button.tsx'

/** What the rows of a list that belong to one dealer come to. */
export interface DealerGroup {
  firmName: string
  count: number
  /** In rupees; null for who does not see it. */
  sum: number | null
  /** For payments, which are a client's. */
  clientId?: string
}

const groupSearch = searchSchema({ group: oneOf([1]) })

/** Whether a list shows its rows by dealer; kept in the address. */
export function useGrouping() {
  const [{ group }, setSearch] = usePageSearch(groupSearch)
  return { isOn: group === 1, set: (isOn: boolean) => setSearch({ group: isOn ? 1 : undefined }) }
}

/** Switches a list to its groups by dealer and back. */
export function GroupSwitch() {
  const { isOn, set } = useGrouping()
  return (
    <Button
      icon={UsersRound}
      variant={isOn ? 'primary' : 'secondary'}
      className="@max-lg:grow"
      aria-pressed={isOn}
      onClick={() => set(!isOn)}
    >
      {t.table('byDealer')}
    </Button>
  )
}

interface DealerGroupsProps {
  label: string
  /** What the rows are: "Cases". */
  rows: string
  query: ListCall<DealerGroup>
  /** The search parameters that narrow the list to one dealer. */
  narrowed: (group: DealerGroup) => RawSearch
}

/** The dealers of a list with the number and the sum of their rows, over all of its pages; each opens its own rows. */
export function DealerGroups({ label, rows, query, narrowed }: DealerGroupsProps) {
  const groups = useQuery(query)
  const data = groups.data?.data
  const search = (group: DealerGroup) => (before: RawSearch) => ({
    ...before,
    group: undefined,
    page: undefined,
    ...narrowed(group),
  })
  const sums = data?.some(({ sum }) => sum !== null)
  const columns: Column<DealerGroup>[] = [
    {
      id: 'firmName',
      header: () => t.facets('dealer'),
      value: ({ firmName }) => firmName,
      card: 'title',
      cell: (group) => (
        <Link
          to="."
          search={search(group)}
          className="wrap-anywhere rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
          translate="no"
        >
          {group.firmName || t.table('noDealer')}
        </Link>
      ),
    },
    { id: 'count', header: () => rows, value: ({ count }) => count, align: 'right', className: 'tnum' },
    ...(sums
      ? [
          {
            id: 'sum',
            header: () => t.table('sum'),
            value: ({ sum }: DealerGroup) => sum,
            text: ({ sum }: DealerGroup) => showRupees(sum),
            align: 'right' as const,
            className: 'tnum whitespace-nowrap',
          },
        ]
      : []),
  ]
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={data}
      rowId={({ firmName, clientId }) => clientId ?? firmName}
      query={groups}
      toolbar={
        <>
          <GroupSwitch />
          {data && (
            <p className="tnum text-muted text-sm" role="status">
              {[
                t.table('dealerTotal', { count: data.length }),
                `${rows}: ${showCount(data.reduce((all, { count }) => all + count, 0))}`,
                ...(sums ? [showRupees(sumRupees(data.map(({ sum }) => sum ?? 0)))] : []),
              ].join(' · ')}
            </p>
          )}
        </>
      }
      exports={{ title: label }}
    />
  )
}
