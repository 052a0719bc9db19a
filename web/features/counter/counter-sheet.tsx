import { useState } from 'react'
import { addDays, type Day, officeDay, officeTime, showDay } from '#contract/dates.ts'
import type { CounterCase } from '#contract/stages/stage.ts'
import { stageLabels } from '#contract/stages/stage-labels.ts'
import { t } from '#contract/texts.ts'
import { applicationOf, runSheetGroups } from '#reports/run-sheet-lines.ts'
import { useStore } from '#web/lib/store.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { EmptyState } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PhoneLink } from '#web/ui/values.tsx'
import { counter } from './counter.ts'
import { CounterCaseDialog } from './counter-case.tsx'
import { applyChanges } from './counter-change.ts'

/** The run-sheet stored on the device, for use offline: of today or tomorrow, with the waiting changes applied. */
export function CounterSheet({ date, onDate }: { date: Day; onDate: (date: Day) => void }) {
  const { isRead, sheet, waiting } = useStore(counter)
  const [openId, setOpenId] = useState<string | null>(null)
  const changes = waiting.map(({ change }) => change)
  const cases = (sheet?.days[date] ?? []).map((kept) => applyChanges(kept, changes))
  const opened = cases.find(({ id }) => id === openId)
  return (
    <>
      <PageHeader description={t.counter('description')} />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        {dayChoices().map(({ day, label }) => (
          <Button
            key={day}
            aria-pressed={day === date}
            variant={day === date ? 'primary' : 'secondary'}
            onClick={() => onDate(day)}
          >
            {label}
          </Button>
        ))}
        {sheet && <p className="text-muted text-sm">{t.counter('asOf', { time: officeTime(new Date(sheet.at)) })}</p>}
      </div>
      {!isRead && <Skeleton className="h-64 w-full rounded-md" />}
      {isRead && cases.length === 0 && (
        <Card flush>
          {sheet?.days[date] ? (
            <EmptyState title={t.runSheet('empty', { day: showDay(date) })} detail={t.runSheet('emptyDetail')} />
          ) : (
            <EmptyState title={t.counter('nothingKept')} detail={t.counter('nothingKeptDetail')} />
          )}
        </Card>
      )}
      <div className="grid gap-5">
        {runSheetGroups(cases, sheet?.services ?? []).map(({ rto, title, lines }) => (
          <Card key={rto} title={title} flush>
            <ul aria-label={title} className="divide-y">
              {lines.map((line) => {
                const kept = cases.find(({ id }) => id === line.id)
                return (
                  kept && (
                    <CaseLine
                      key={line.id}
                      kept={kept}
                      line={line}
                      waiting={changes.filter(({ caseId }) => caseId === line.id).length}
                      onOpen={() => setOpenId(line.id)}
                    />
                  )
                )
              })}
            </ul>
          </Card>
        ))}
      </div>
      {opened && <CounterCaseDialog kept={opened} onClose={() => setOpenId(null)} />}
    </>
  )
}

function dayChoices() {
  const today = officeDay(new Date())
  return [
    { day: today, label: t.counter('today') },
    { day: addDays(today, 1), label: t.counter('tomorrow') },
  ]
}

interface CaseLineProps {
  kept: CounterCase
  line: ReturnType<typeof runSheetGroups>[number]['lines'][number]
  waiting: number
  onOpen: () => void
}

function CaseLine({ kept: { stage }, line, waiting, onOpen }: CaseLineProps) {
  const { plate, caseNo, applicationNo, services, lacking, owner, phoneNo, firmName } = line
  return (
    <li className="relative grid gap-1 px-5 py-3 hover:bg-hover/60">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button
          type="button"
          className="tnum rounded-sm font-medium text-accent-ink after:absolute after:inset-0"
          onClick={onOpen}
        >
          {plate}
        </button>
        <span className="tnum text-muted">{caseNo}</span>
        <Badge tone="accent">{stageLabels()[stage]}</Badge>
        {waiting > 0 && <Badge tone="warn">{t.counter('waitingHere', { count: waiting })}</Badge>}
      </div>
      <p className="wrap-anywhere text-muted text-sm">
        {[services, firmName, applicationNo && applicationOf(applicationNo)].filter(Boolean).join(' · ')}
      </p>
      {lacking && (
        <p className="wrap-anywhere text-sm text-warn">
          {t.runSheet('lacking')}: {lacking}
        </p>
      )}
      {owner && (
        <p className="wrap-anywhere text-sm">
          {owner}{' '}
          {phoneNo && (
            <span className="relative">
              <PhoneLink number={phoneNo} />
            </span>
          )}
        </p>
      )}
    </li>
  )
}
