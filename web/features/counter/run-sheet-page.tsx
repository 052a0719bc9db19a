import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download, Printer } from 'lucide-react'
import { addDays, type Day, isDay, showDay } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import { type RunSheetGroup, runSheetGroups } from '#reports/run-sheet-lines.ts'
import { useCounterOn } from '#web/features/counter/counter-choice.ts'
import { PdfButton } from '#web/features/office/pdf-button.tsx'
import { allServices } from '#web/features/services/service-reads.ts'
import { RunSheetActions } from '#web/features/stages/run-sheet-actions.tsx'
import {
  RunSheetPrintView,
  RunSheetView,
  runSheetDay,
  runSheetRows,
  useTicks,
} from '#web/features/stages/run-sheet-view.tsx'
import { type RunSheetSearch, runSheetSearch } from '#web/features/stages/stage-search.ts'
import { usePageSearch } from '#web/lib/address.ts'
import { ApiError } from '#web/lib/errors.ts'
import { useOnline } from '#web/lib/installed-app.ts'
import { useMemoInLanguage } from '#web/lib/language.ts'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { Button, OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { EmptyState, QueryView } from '#web/ui/query-view.tsx'
import { FacetSelect } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CounterSheet } from './counter-sheet.tsx'
import { KeepLine } from './keep-on-device.tsx'
import { useUnsent } from './unsent.ts'

export const loader = ({ search }: PageLocation<RunSheetSearch>) => {
  void queryClient.prefetchQuery(runSheetRows(runSheetDay(search)))
  void queryClient.prefetchQuery(allServices())
}

/** The cases with an appointment on a day, by RTO, to print and to tick off. */
export function Page() {
  const online = useOnline()
  const isKept = useCounterOn()
  const [search, setSearch] = usePageSearch(runSheetSearch)
  const date = runSheetDay(search)
  const query = useQuery({ ...runSheetRows(date), placeholderData: keepPreviousData })
  const catalogue = useQuery(allServices()).data?.data
  const groups = useMemoInLanguage(
    () => runSheetGroups(query.data?.data ?? [], catalogue ?? []),
    [query.data, catalogue],
  )
  const shown = search.rto ? groups.filter(({ rto }) => rto === search.rto) : groups
  const [ticked, setTicked] = useTicks(date)
  const unsent = useUnsent()
  const openDay = (day: Day) => setSearch({ date: day })
  // A portal that is down behind a proxy is as far away as one without a network.
  const isCutOff =
    !online || (query.error instanceof ApiError && (query.error.status === 0 || query.error.status >= 502))
  const isReady = shown.length > 0 && catalogue !== undefined && !query.isPlaceholderData
  if (isKept && isCutOff)
    return <CounterSheet date={date} onDate={openDay} ticked={ticked} onTick={setTicked} unsent={unsent} />
  return (
    <>
      <PageHeader
        description={t.runSheet('description')}
        actions={
          isReady && (
            <>
              <Button icon={Printer} onClick={() => window.print()}>
                {t.general('print')}
              </Button>
              <PdfButton
                icon={Download}
                variant="primary"
                label={t.runSheet('savePdf')}
                makeReport={(office) => makeReport(date, shown, office)}
              />
            </>
          )
        }
      />
      <KeepLine />
      <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
        <Button
          icon={ChevronLeft}
          size="icon"
          variant="ghost"
          aria-label={t.runSheet('previousDay')}
          onClick={() => openDay(addDays(date, -1))}
        />
        <div className="w-40">
          <DateInput
            aria-label={t.runSheet('date')}
            value={date}
            onValueChange={(value) => isDay(value) && openDay(value)}
          />
        </div>
        <Button
          icon={ChevronRight}
          size="icon"
          variant="ghost"
          aria-label={t.runSheet('nextDay')}
          onClick={() => openDay(addDays(date, 1))}
        />
        <FacetSelect
          label={t.facets('rto')}
          options={groups.map(({ rto }) => ({ value: rto, label: rto }))}
          value={search.rto}
          onChange={(rto) => setSearch({ rto })}
        />
        {isReady && <p className="text-muted text-sm">{summaryOf(shown)}</p>}
      </div>
      <QueryView
        query={query}
        errorTitle={t.runSheet('fetchFailed')}
        frame={(error) => <Card>{error}</Card>}
        skeleton={<Skeleton className="h-64 w-full rounded-md" />}
        isEmpty={() => shown.length === 0}
        empty={<NoAppointments date={date} />}
        dimsPlaceholder
      >
        {() => (
          <>
            <RunSheetView groups={shown} ticked={ticked} onTick={setTicked} unsent={unsent} />
            <RunSheetActions
              key={date}
              lines={shown.flatMap((group) => group.lines)}
              ticked={ticked}
              onTick={setTicked}
            />
          </>
        )}
      </QueryView>
      {isReady && <RunSheetPrintView date={date} groups={shown} />}
    </>
  )
}

/** "12 cases · 3 RTOs · 4 with missing papers", and where the ticks stay. */
function summaryOf(groups: readonly RunSheetGroup[]): string {
  const lines = groups.flatMap((group) => group.lines)
  const done = lines.filter(({ isDone }) => isDone).length
  const lacking = lines.filter((line) => line.lacking !== '' && !line.isDone).length
  return `${t.runSheet('summary', { cases: t.general('caseTotal', { count: lines.length }), rtos: groups.length, lacking, done })}. ${t.runSheet('ticks')}`
}

function NoAppointments({ date }: { date: Day }) {
  const role = useStaffRole()
  return (
    <Card flush>
      <EmptyState
        title={t.runSheet('empty', { day: showDay(date) })}
        detail={t.runSheet('emptyDetail')}
        action={<OpenPage page={paths[role].rto} label={t.stages('title')} />}
      />
    </Card>
  )
}

async function makeReport(date: Day, groups: readonly RunSheetGroup[], office: ReportOffice) {
  const { runSheetReport } = await import('#reports/run-sheet-report.ts')
  return {
    report: runSheetReport({ date, groups, now: new Date(), office }),
    fileName: t.runSheet('fileName', { day: date }),
  }
}
