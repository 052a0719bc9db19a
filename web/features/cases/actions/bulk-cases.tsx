import { useState } from 'react'
import { actionOnOne } from '#contract/bulk/bulk-actions.ts'
import { disabledReason, missingForVerify } from '#contract/cases/case-actions.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { Stage } from '#contract/cases/case-values.ts'
import { showCount } from '#contract/count.ts'
import { MAX_BULK_CASES } from '#contract/limits.ts'
import { t, textOf } from '#contract/texts.ts'
import {
  BulkBar,
  type BulkOutcome,
  beforeBulk,
  type CaseListName,
  CaseReasons,
  ChosenAsFile,
  ClearSelection,
  chosenWithSum,
  SelectMatching,
  useBulkCases,
} from '#web/features/cases/bulk/bulk-bar.tsx'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { useUser } from '#web/lib/session.ts'
import { letterOf, verbProps } from '#web/lib/verbs.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import type { BulkKind } from './bulk-dialogs.tsx'

const BulkDialog = lazyDialog(async () => (await import('./bulk-dialogs.tsx')).BulkDialog)

const labelOf = (kind: BulkKind) =>
  ({
    verify: t.general('verify'),
    assign: t.cases('assign'),
    reject: t.general('reject'),
    stage: t.bulk('changeStage'),
  })[kind]

interface BulkCasesProps {
  kinds: readonly BulkKind[]
  /** The list whose columns a file of the chosen cases has. */
  list: CaseListName
  chosen: readonly CaseRow[]
  /** Receives some of the chosen rows, or all that match. A method, so that rows may have more fields than those of cases. */
  onChoose(rows: readonly CaseRow[]): void
  /** The number of cases that match the list, and the call for all of them; a board has none. */
  matching?: { total: number | undefined; loadAll: () => Promise<{ rows: readonly CaseRow[] }> }
  /** Receives the ids of the cases that an action has changed. */
  onDone?: (ids: ReadonlySet<string>) => void
  /** A stage that was chosen outside of the bar, and that it asks about. */
  wanted?: { stage: Stage; onClose: () => void } | undefined
}

/**
 * The actions for the chosen cases of a list; cases that cannot take part are named with the reason, before and after.
 */
export function BulkCases(props: BulkCasesProps) {
  const { kinds, list, chosen, matching, onDone, wanted } = props
  const onChoose = (rows: readonly CaseRow[]) => props.onChoose(rows)
  const [pressed, setPressed] = useState<BulkKind | null>(null)
  const asked = wanted ? 'stage' : pressed
  const close = () => {
    setPressed(null)
    wanted?.onClose()
  }
  const role = useUser()?.role ?? 'employee'
  const { run, isPending, outcome } = useBulkCases({
    failureTitle: t.bulk('failed'),
    cases: chosen.map(beforeBulk),
    onDone: (done) => {
      onDone?.(done)
      onChoose(chosen.filter(({ id }) => !done.has(id)))
    },
  })
  const reasonOf = (kind: BulkKind, row: CaseRow) =>
    disabledReason(actionOnOne[kind], row.status) ?? (kind === 'verify' ? missingForVerify(role, row) : null)
  const possible = (kind: BulkKind) => chosen.filter((row) => reasonOf(kind, row) === null)
  const leftOut = (kind: BulkKind) =>
    chosen.flatMap((row) => {
      const message = reasonOf(kind, row)
      return message === null ? [] : [{ caseNo: row.CaseNo, message: textOf(message) }]
    })
  return (
    <BulkBar
      chosen={
        role === 'superadmin'
          ? chosenWithSum(chosen.map(({ totalAmount }) => totalAmount))
          : t.bulk('selected', { count: showCount(chosen.length) })
      }
      outcome={outcome}
    >
      {matching && (
        <SelectMatching
          chosen={chosen.length}
          total={matching.total}
          most={MAX_BULK_CASES}
          disabled={isPending}
          onSelect={async () => onChoose((await matching.loadAll()).rows)}
        />
      )}
      <ClearSelection disabled={isPending} onClear={() => onChoose([])} />
      <ChosenAsFile caseIds={chosen.map(({ id }) => id)} list={list} disabled={isPending} />
      {kinds.map((kind, at) => {
        const count = possible(kind).length
        return (
          <Button
            key={kind}
            {...verbProps(kind)}
            variant={at === 0 ? 'primary' : 'secondary'}
            disabled={isPending || count === 0}
            onClick={() => setPressed(kind)}
          >
            {count < chosen.length
              ? t.bulk('partly', { action: labelOf(kind), possible: count, all: chosen.length })
              : labelOf(kind)}
            <KeyHint keyName={letterOf(kind)} />
          </Button>
        )
      })}
      {asked && (
        <BulkDialog
          kind={asked}
          title={t.bulk('titleOf', {
            action: labelOf(asked),
            caseTotal: t.general('caseTotal', { count: possible(asked).length }),
          })}
          rows={possible(asked)}
          submit={labelOf(asked)}
          run={run}
          stage={wanted?.stage ?? 'submitted'}
          onClose={close}
        >
          <LeftOut reasons={leftOut(asked)} />
        </BulkDialog>
      )}
    </BulkBar>
  )
}

function LeftOut({ reasons }: { reasons: BulkOutcome['failed'] }) {
  if (reasons.length === 0) return null
  return (
    <div className="max-h-32 overflow-y-auto rounded-md bg-sunken px-3 py-2 text-sm">
      <p className="font-medium">{t.bulk('leftOut', { count: reasons.length })}</p>
      <CaseReasons reasons={reasons} />
    </div>
  )
}
