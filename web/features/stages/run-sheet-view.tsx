import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useMemo, useState } from 'react'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { type Day, isDay, officeDay, showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { showPhone } from '#contract/phone.ts'
import { t, textOf } from '#contract/texts.ts'
import { applicationOf, doneOf, type RunSheetGroup, type RunSheetLine } from '#reports/run-sheet-lines.ts'
import { stageEndpoints } from '#web/endpoints.generated.ts'
import { PrintedReport } from '#web/features/office/printed-report.tsx'
import { useIsMobile, useNarrow } from '#web/lib/dom.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery } from '#web/lib/query.ts'
import { readLocal, session, useStaffRole, writeLocal } from '#web/lib/session.ts'
import type { Column } from '#web/table/column.tsx'
import { type PrintedColumn, PrintedTable } from '#web/table/printed-table.tsx'
import { PlateLink } from '#web/table/row-actions.tsx'
import { TableCards } from '#web/table/table-cards.tsx'
import { TableGrid } from '#web/table/table-grid.tsx'
import { Card } from '#web/ui/card.tsx'
import { Money, PhoneLink } from '#web/ui/values.tsx'
import type { RunSheetSearch } from './stage-search.ts'

/** The columns of a run-sheet. The server sorts. All have a width, so that the tables of all RTOs align. */
export const runSheetColumns: readonly Column<RunSheetLine>[] = [
  {
    id: 'plate',
    header: () => t.cases('vehicleNo'),
    value: (line) => line.plate,
    cell: (line) => (
      <>
        <PlateLink number={line.plate} />
        <ApplicationNo line={line} />
      </>
    ),
    sort: false,
    className: 'w-36',
    card: 'title',
  },
  {
    id: 'caseNo',
    header: () => t.fields('caseNo'),
    value: (line) => line.caseNo,
    cell: (line) => (
      <>
        <CaseLink caseNo={line.caseNo} />
        {line.isDone && <DoneNote line={line} />}
      </>
    ),
    sort: false,
    className: 'w-28',
    card: 'aside',
  },
  {
    id: 'services',
    header: () => t.runSheet('services'),
    value: (line) => line.services,
    sort: false,
    className: 'w-64 min-w-32',
  },
  {
    id: 'lacking',
    header: () => t.runSheet('lacking'),
    value: (line) => line.lacking,
    text: ({ lacking }) => lacking || t.runSheet('noneLacking'),
    cell: ({ lacking, isDone }) => (
      <span className={lacking && !isDone ? 'text-warn' : 'text-muted'}>{lacking || t.runSheet('noneLacking')}</span>
    ),
    sort: false,
    className: 'w-52 min-w-32',
  },
  {
    id: 'owner',
    header: () => t.runSheet('owner'),
    value: (line) => line.owner,
    text: ({ owner, phoneNo }) => [owner, phoneNo && showPhone(phoneNo)].filter(Boolean).join(' ') || '-',
    cell: ({ owner, phoneNo }) => (
      <>
        {owner ?? '-'} {phoneNo && <PhoneLink number={phoneNo} />}
      </>
    ),
    sort: false,
    className: 'w-40 min-w-32 wrap-anywhere',
  },
  {
    id: 'firmName',
    header: () => textOf(fieldByName.firmName.field.label),
    value: (line) => line.firmName,
    sort: false,
    className: 'w-40 min-w-28 wrap-anywhere',
  },
  {
    id: 'receiptAmount',
    header: () => textOf(fieldByName.receiptAmount.field.label),
    value: (line) => line.receiptAmount,
    cell: (line) => <Money rupees={line.receiptAmount} />,
    sort: false,
    align: 'right',
    className: 'w-28',
  },
]

/** Below the plate, without its label, for which there is no room. */
const ApplicationNo = ({ line: { applicationNo } }: { line: RunSheetLine }) =>
  applicationNo && (
    <span className="tnum block text-muted text-sm" title={applicationOf(applicationNo)}>
      <span className="sr-only">{t.caseFields('applicationNo')} </span>
      {applicationNo}
    </span>
  )

/** What became of a file, and when. */
export const DoneNote = ({ line }: { line: RunSheetLine }) => (
  <span className="flex items-start gap-1 text-good text-sm">
    <Check className="mt-0.5 size-3.5 shrink-0" />
    <span className="tnum">{doneOf(line, new Date())}</span>
  </span>
)

function CaseLink({ caseNo }: { caseNo: string }) {
  const role = useStaffRole()
  return (
    <Link
      to={paths[role].caseDetail.pattern}
      params={{ caseNo }}
      className="tnum whitespace-nowrap rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
    >
      {caseNo}
    </Link>
  )
}

interface RunSheetViewProps {
  groups: readonly RunSheetGroup[]
  ticked: Ticks
  onTick: ChangeTicks
  /** What this device still has to send, or could not send, by the ids of the files. */
  unsent: Unsent
}

/** Of a file: what waits to be sent, or why it was not taken. */
export type Unsent = ReadonlyMap<string, { text: string; isRefused: boolean }>

const unsentColumn = (unsent: Unsent): Column<RunSheetLine> => ({
  id: 'unsent',
  header: () => t.counter('outbox'),
  value: ({ id }) => unsent.get(id)?.text,
  cell: ({ id }) => {
    const mark = unsent.get(id)
    return mark && <span className={mark.isRefused ? 'text-bad' : 'text-warn'}>{mark.text}</span>
  },
  sort: false,
  className: 'w-40 min-w-28',
  card: 'filled',
})

/** Below this width in px each case is a card. */
const CARDS_BELOW = 800

export function RunSheetView({ groups, ticked, onTick, unsent }: RunSheetViewProps) {
  const columns = useMemo(
    () => (unsent.size > 0 ? [...runSheetColumns, unsentColumn(unsent)] : runSheetColumns),
    [unsent],
  )
  const isMobile = useIsMobile()
  const [container, isNarrow] = useNarrow(CARDS_BELOW)
  return (
    <div ref={container} className="grid grid-cols-1 gap-5">
      {groups.map(({ title, fees, lines }) => {
        const ids = new Set(lines.map(({ id }) => id))
        const table = {
          label: title,
          columns,
          rows: lines.map((line) => ({ id: line.id, row: line })),
          actions: undefined,
          added: null,
          isDone: ({ isDone }: RunSheetLine) => isDone,
          selection: {
            selected: ticked,
            onChange: (chosen: Ticks) => onTick((latest) => new Set([...without(latest, ids), ...chosen])),
            label: ({ caseNo }: RunSheetLine) => t.runSheet('tick', { caseNo }),
            allLabel: t.runSheet('tick', { caseNo: title }),
          },
        }
        return (
          <Card key={title} title={title} actions={fees && <p className="tnum text-muted">{fees}</p>} flush>
            {isMobile || isNarrow ? (
              <TableCards {...table} />
            ) : (
              <TableGrid {...table} sort="" onSort={() => undefined} isCompact={false} placeholders={undefined} />
            )}
          </Card>
        )
      })}
    </div>
  )
}

const without = (all: Ticks, removed: Ticks) => new Set([...all].filter((id) => !removed.has(id)))

const onOneLine = 'tnum whitespace-nowrap'

const printedColumns = (): readonly PrintedColumn<RunSheetLine>[] => [
  { head: '', width: 4, cell: () => <span className="block size-4 border border-control" /> },
  {
    head: `${t.fields('caseNo')} ${textOf(fieldByName.receiptAmount.field.label)}`,
    width: 11,
    cell: (line) => (
      <>
        <span className={onOneLine}>{line.caseNo}</span> {showRupees(line.receiptAmount)}{' '}
        {line.isDone && doneOf(line, new Date())}
      </>
    ),
  },
  {
    head: `${t.cases('vehicleNo')} ${textOf(fieldByName.applicationNo.field.label)}`,
    width: 17,
    cell: ({ plate, applicationNo }) => (
      <>
        <b className={clsx(onOneLine, 'font-semibold')}>{plate}</b> {applicationNo}
      </>
    ),
  },
  { head: t.runSheet('services'), width: 19, cell: ({ services }) => services || '-' },
  { head: t.runSheet('lacking'), width: 19, cell: ({ lacking }) => lacking || '-' },
  {
    head: t.runSheet('owner'),
    width: 15,
    cell: ({ owner, phoneNo }) => (
      <>
        {owner ?? '-'} {phoneNo && <span className={onOneLine}>{showPhone(phoneNo)}</span>}
      </>
    ),
  },
  { head: textOf(fieldByName.firmName.field.label), width: 15, cell: ({ firmName }) => firmName },
]

/** While the browser prints, the run-sheet of a day; its PDF has the same content. */
export const RunSheetPrintView = ({ date, groups }: { date: Day; groups: readonly RunSheetGroup[] }) => (
  <PrintedReport title={t.runSheet('title')} fact={[t.report('date'), showDay(date)]}>
    {() =>
      groups.map(({ title, fees, lines }) => (
        <div key={title} className="mb-5">
          <h2 className="mb-0.5 font-semibold text-accent-ink text-sm">{[title, fees].filter(Boolean).join(' · ')}</h2>
          <PrintedTable columns={printedColumns()} rows={lines} />
        </div>
      ))
    }
  </PrintedReport>
)

/** The day of the run-sheet: that of the address, or today. */
export const runSheetDay = ({ date }: RunSheetSearch): Day => (date && isDay(date) ? date : officeDay(new Date()))

export const runSheetRows = (date: Day) => apiQuery(stageEndpoints.runSheet, { query: { date } })

const keyOf = () => `run-sheet:${session.get().user?.id}`

/** Reads the ids of the ticked cases of a day; the ticks of another day, and malformed ones, count as none. */
function readTicks(day: Day): Ticks {
  try {
    const stored = Object(JSON.parse(readLocal(keyOf()) ?? '{}')) as { day?: unknown; ids?: unknown }
    return new Set(stored.day === day && Array.isArray(stored.ids) ? stored.ids : [])
  } catch {
    return new Set()
  }
}

export type Ticks = ReadonlySet<string>

export type ChangeTicks = (change: (ticked: Ticks) => Ticks) => void

/**
 * The ticked cases of a run-sheet, and the function that changes the latest of them. They stay in the browser under the
 * user's id until another day is ticked, and hold no data of the office but ids.
 */
export function useTicks(day: Day): readonly [Ticks, ChangeTicks] {
  const [ticks, setTicks] = useState(() => ({ day, ids: readTicks(day) }))
  const idsOf = (last: typeof ticks) => (last.day === day ? last.ids : readTicks(day))
  const changeTicks: ChangeTicks = (change) =>
    setTicks((last) => {
      const ids = change(idsOf(last))
      writeLocal(keyOf(), JSON.stringify({ day, ids: [...ids] }))
      return { day, ids }
    })
  return [idsOf(ticks), changeTicks]
}
