import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Mail, Printer } from 'lucide-react'
import { useState } from 'react'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showCount } from '#contract/count.ts'
import { officeDay, showDay } from '#contract/dates.ts'
import { showPhone } from '#contract/phone.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'
import { type ReminderBand, reminderBands } from '#contract/reminders/reminder-values.ts'
import { t } from '#contract/texts.ts'
import { clientEndpoints, reminderEndpoints } from '#web/endpoints.generated.ts'
import { MakerFacet, RtoFacet } from '#web/features/cases/case-facets.tsx'
import { PrintedReport } from '#web/features/office/printed-report.tsx'
import type { ReminderSearch } from '#web/features/reminders/reminder-search.ts'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, expiryReads, queryClient } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { SaveMenu } from '#web/table/export-menu.tsx'
import { type PrintedColumn, PrintedTable } from '#web/table/printed-table.tsx'
import { RowMenu } from '#web/table/row-actions.tsx'
import { SearchBox } from '#web/table/table-tools.tsx'
import { openList, saveList } from '#web/table/views/saved-view.ts'
import { ViewBar } from '#web/table/views/view-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { MenuItem } from '#web/ui/dropdown-menu.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { FacetSelect } from '#web/ui/select.tsx'
import { contactText, numberOf, worklistFilter, worklistPage } from './reminder-queries.ts'
import { useWorklist, Worklist } from './worklist.tsx'

export const loader = ({ search, ...opened }: PageLocation<ReminderSearch>) =>
  openList('reminders', opened, () => void queryClient.prefetchQuery(worklistPage(search, 0)))

/** The papers that end, to remind their owners. */
export function Page() {
  const worklist = useWorklist()
  const { search, filter, rows, bands } = worklist
  const isAdmin = useUser()?.role === 'superadmin'
  return (
    <>
      <PageHeader
        description={t.reminders('description')}
        actions={
          <>
            <SaveMenu save={saveList('reminders', worklistFilter(search))} />
            <Button icon={Printer} onClick={() => window.print()}>
              {t.reminders('printList')}
            </Button>
            {isAdmin && <PagesMenu />}
          </>
        }
      />
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <ViewBar list="reminders" query={worklistFilter(search)} />
        {search.firm && <MailDealer firmName={search.firm} />}
      </div>
      <BandTabs counts={bands} band={search.band} onChoose={(band) => filter({ band })} />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchBox
          label={t.reminders('title')}
          value={search.search ?? ''}
          onSearch={(text) => filter({ search: text.trim() || undefined })}
        />
        <WorklistFilters search={search} onChange={filter} />
        <span className="flex flex-wrap gap-2">
          <Switched
            label={t.reminders('notContacted')}
            value={search.new}
            onChange={(isNew) => filter({ new: isNew })}
          />
          <Switched
            label={t.reminders('showResting')}
            value={search.resting}
            onChange={(resting) => filter({ resting })}
          />
        </span>
      </div>
      <Worklist worklist={worklist} />
      {rows.length > 0 && <CallList rows={rows} />}
    </>
  )
}

/** The pages of the superadmin beside the list. */
function PagesMenu() {
  const navigate = useNavigate()
  return (
    <RowMenu of={t.reminders('title')}>
      <MenuItem onSelect={() => void navigate({ to: paths.superadmin.reminderReport })}>
        {t.reminderReport('title')}
      </MenuItem>
      <MenuItem onSelect={() => void navigate({ to: paths.superadmin.reminderSettings })}>
        {t.reminderSettings('title')}
      </MenuItem>
    </RowMenu>
  )
}

/** A filter that is on or off. */
const Switched = (props: { label: string; value: 1 | undefined; onChange: (value: 1 | undefined) => void }) => (
  <Button
    size="sm"
    variant={props.value ? 'secondary' : 'ghost'}
    aria-pressed={props.value === 1}
    onClick={() => props.onChange(props.value ? undefined : 1)}
  >
    {props.label}
  </Button>
)

interface BandTabsProps {
  counts: Readonly<Record<string, number>> | undefined
  band: ReminderBand | undefined
  onChoose: (band: ReminderBand | undefined) => void
}

/** The four bands with their counts; each narrows the list below, a second press frees it. */
function BandTabs({ counts, band, onChoose }: BandTabsProps) {
  return (
    <ul aria-label={t.reminders('bandsLabel')} className="mb-4 grid grid-cols-4 gap-2">
      {reminderBands.map((one) => (
        <li
          key={one}
          className={clsx(
            'rounded-lg border bg-surface p-3 max-md:p-2',
            one === band && 'border-accent bg-accent-soft',
          )}
        >
          <button
            type="button"
            aria-pressed={one === band}
            onClick={() => onChoose(one === band ? undefined : one)}
            className="block w-full rounded-sm text-left"
          >
            <span className="block text-muted text-sm">{t.reminders(`bands.${one}`)}</span>
            <span
              className={clsx('tnum block font-semibold text-xl', one === 'overdue' && counts?.[one] && 'text-bad')}
            >
              {counts?.[one] === undefined ? '–' : showCount(counts[one])}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The filters of the worklist: paper, dealer, RTO and, for the superadmin, who made the newest case. */
function WorklistFilters({ search, onChange }: { search: ReminderSearch; onChange: (change: ReminderSearch) => void }) {
  const isAdmin = useUser()?.role === 'superadmin'
  const firms = useQuery(apiQuery(clientEndpoints.firmNames, {}))
  return (
    <>
      <FacetSelect
        label={t.reminders('paper')}
        options={expiryTypes.map((value) => ({ value, label: t.reminders(`kinds.${value}`) }))}
        value={search.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <FacetSelect
        label={t.reminders('dealer')}
        options={(firms.data?.data ?? []).map((firm) => ({ value: firm, label: firm }))}
        value={search.firm}
        onChange={(firm) => onChange({ firm })}
      />
      <RtoFacet value={search.rto} onChange={(rto) => onChange({ rto })} />
      {isAdmin && <MakerFacet value={search.by} onChange={(by) => onChange({ by })} />}
    </>
  )
}

function MailDealer({ firmName }: { firmName: string }) {
  const [isAsking, setAsking] = useState(false)
  const mail = useKeyedMutation(reminderEndpoints.mailDealer, {
    invalidates: expiryReads,
    failureTitle: t.reminders('mailDealerFailed'),
  })
  return (
    <>
      <Button icon={Mail} size="sm" onClick={() => setAsking(true)}>
        {t.reminders('mailDealerButton')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.reminders('mailDealerTitle', { firmName })}
        description={t.reminders('mailDealerText')}
        confirm={t.reminders('mailDealerButton')}
        onConfirm={() => mail.mutateAsync({ body: { firmName } })}
      />
    </>
  )
}

const onOneLine = 'tnum whitespace-nowrap'

const printedColumns = (): readonly PrintedColumn<Reminder>[] => [
  {
    head: t.cases('vehicleNo'),
    width: 17,
    cell: ({ vehicleNo }) => <b className={clsx(onOneLine, 'font-semibold')}>{showPlate(vehicleNo)}</b>,
  },
  { head: t.reminders('paper'), width: 11, cell: ({ kind }) => t.reminders(`kinds.${kind}`) },
  { head: t.reminders('ends'), width: 12, cell: ({ expiryDate }) => showDay(expiryDate), className: onOneLine },
  { head: t.reminders('owner'), width: 16, cell: ({ owner }) => owner?.name ?? '-' },
  {
    head: t.reminders('phone'),
    width: 13,
    cell: (row) => (
      <>
        <span className={onOneLine}>{showPhone(numberOf(row) ?? '-')}</span>
        {row.dealerPhone && ` (${t.reminders('dealer')})`}
      </>
    ),
  },
  { head: t.reminders('dealer'), width: 16, cell: ({ firmName }) => firmName },
  { head: t.reminders('result'), width: 15, cell: (row) => row.lastSentAt && contactText(row) },
]

/** While the browser prints, the shown reminders as a call list, with room for notes. */
const CallList = ({ rows }: { rows: readonly Reminder[] }) => (
  <PrintedReport title={t.reminders('callList')} fact={[t.report('date'), showDay(officeDay(new Date()))]}>
    {() => <PrintedTable columns={printedColumns()} rows={rows} />}
  </PrintedReport>
)
