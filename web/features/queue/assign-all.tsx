import { UserCheck } from 'lucide-react'
import { useState } from 'react'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { MAX_BULK_CASES } from '#contract/limits.ts'
import type { QueueRow } from '#contract/queue/queue.ts'
import { t } from '#contract/texts.ts'
import { beforeBulk, OutcomeStatus, useBulkCases } from '#web/features/cases/bulk/bulk-bar.tsx'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { queryClient } from '#web/lib/query.ts'
import { useTask } from '#web/lib/toast.ts'
import { letterOf, verbProps } from '#web/lib/verbs.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import { wholeQueue } from './queue-queries.ts'

const AssignManyDialog = lazyDialog(
  async () => (await import('#web/features/cases/actions/assign-many.tsx')).AssignManyDialog,
)

const isCase = (row: QueueRow): row is QueueRow & CaseRow => row.kind === 'toAssign'

/** Assigns the cases of the queue at once, as many as one action takes; Shift+A does the same. Says which were refused. */
export function AssignAll({ isOffered }: { isOffered: boolean }) {
  const [cases, setCases] = useState<readonly CaseRow[] | null>(null)
  const [isLoading, load] = useTask(t.general('fetchFailed'))
  const { outcome, isPending, run } = useBulkCases({
    failureTitle: t.bulk('failed'),
    cases: (cases ?? []).map(beforeBulk),
    onDone: () => undefined,
  })
  const show = () =>
    void load(async () => {
      const { data } = await queryClient.fetchQuery(wholeQueue('toAssign'))
      setCases(data.filter(isCase).slice(0, MAX_BULK_CASES))
    })
  const isBusy = isLoading || isPending
  return (
    <>
      {isOffered && (
        <Button icon={UserCheck} size="sm" pending={isBusy} {...verbProps('assignAll')} onClick={show}>
          {t.bulk('all')}
          <KeyHint keyName={letterOf('assignAll')} />
        </Button>
      )}
      <div className={outcome ? 'basis-full' : 'sr-only'}>
        <OutcomeStatus outcome={outcome} />
      </div>
      {cases && (
        <AssignManyDialog
          title={t.bulk('titleOf', {
            action: t.cases('assign'),
            caseTotal: t.general('caseTotal', { count: cases.length }),
          })}
          submit={t.cases('assign')}
          rows={cases}
          run={run}
          onClose={() => setCases(null)}
        />
      )}
    </>
  )
}
