import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import type { BankMatches } from '#contract/bank/bank.ts'
import type { BulkResult } from '#contract/bulk/bulk.ts'
import { MAX_BULK_PAYMENTS } from '#contract/limits.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { bankEndpoints } from '#web/endpoints.generated.ts'
import { Notices } from '#web/features/tables/table-facts.tsx'
import { paths } from '#web/lib/paths.ts'
import { caseReads, invalidate } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { lineColumns, type MatchedLine, matchColumns, nearColumns } from './match-columns.tsx'

/** What a statement contains: matches, all of them selected, near misses with both sides, and the other lines. */
export function BankResult({ answer }: { answer: BankMatches }) {
  const { near, unmatched, withdrawals, unread, contradicted } = answer
  const received = answer.matches.length + new Set(near.map(({ lineId }) => lineId)).size + unmatched.length
  return (
    <div className="grid gap-8">
      <div className="grid gap-1">
        <p className="text-muted" role="status">
          {t.bank('compared', { lines: t.bank('lineTotal', { count: received }), withdrawals, unread })}
        </p>
        {contradicted.length > 0 && (
          <p className="text-bad">{t.bank('contradicted', { rows: namesOf(contradicted) })}</p>
        )}
        <Notices notices={answer.notices} />
      </div>
      <Matches matches={answer.matches} />
      {near.length > 0 && (
        <Section
          title={t.bank('nearMisses')}
          detail={t.bank('nearDetail')}
          action={
            <Link to={paths.superadmin.payments} className={buttonStyle()}>
              {t.bank('openPayments')}
            </Link>
          }
        >
          <DataTable
            label={t.bank('nearMisses')}
            columns={nearColumns}
            rows={near}
            rowId={({ lineId, paymentId }) => `${lineId} ${paymentId}`}
          />
        </Section>
      )}
      {unmatched.length > 0 && (
        <Section title={t.bank('otherLines')} detail={t.bank('otherDetail')}>
          <DataTable
            label={t.bank('otherLines')}
            columns={lineColumns}
            rows={unmatched}
            rowId={({ lineId }) => lineId}
          />
        </Section>
      )}
    </div>
  )
}

/** The first rows that contradict the balance are named. */
const NAMED = 20

const namesOf = (rows: readonly number[]) => [...rows.slice(0, NAMED), ...(rows.length > NAMED ? ['…'] : [])].join(', ')

function Matches({ matches }: Pick<BankMatches, 'matches'>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(matches.map(({ lineId }) => lineId)))
  const { results, isVerifying, verify } = useVerifyLines((done) =>
    setSelected((latest) => new Set([...latest].filter((id) => !done.has(id)))),
  )
  const columns = useMemo(() => matchColumns(results), [results])
  const isOpen = ({ lineId }: MatchedLine) => !results.get(lineId)?.ok
  const chosen = matches.filter((row) => selected.has(row.lineId) && isOpen(row))
  const answers = [...results.values()]
  const done = answers.filter(({ ok }) => ok).length
  return (
    <Section
      title={t.bank('matches')}
      detail={matches.length > 0 ? t.bank('matchesDetail') : t.bank('noMatch')}
      action={
        chosen.length > 0 && (
          <Button
            variant="primary"
            className="max-md:w-full"
            pending={isVerifying}
            onClick={() => void verify(chosen.map(({ lineId }) => lineId))}
          >
            {t.bank('verifyPayments', { count: chosen.length })}
          </Button>
        )
      }
    >
      <p role="status" className="font-medium empty:hidden">
        {answers.length > 0 && t.bulk('outcome', { done, failed: answers.length - done })}
      </p>
      {matches.length > 0 && (
        <DataTable
          label={t.bank('matches')}
          columns={columns}
          rows={matches}
          rowId={({ lineId }) => lineId}
          selection={{
            selected,
            onChange: setSelected,
            canSelect: isOpen,
            label: ({ payment, amount }) =>
              t.bank('selectLine', { firmName: payment.firmName, amount: showRupees(amount) }),
          }}
        />
      )}
    </Section>
  )
}

/** Verifies any number of lines, as many at once as a call takes; keeps the result of each. */
function useVerifyLines(onDone: (lineIds: ReadonlySet<string>) => void) {
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map())
  const [isVerifying, setVerifying] = useState(false)
  const some = useApiMutation(bankEndpoints.verify, {
    success: null,
    failureTitle: t.bank('verifyFailed'),
    onSuccess: (answers) => {
      setResults((latest) => new Map([...latest, ...answers.map((answer) => [answer.id, answer] as const)]))
      onDone(new Set(answers.map(({ id }) => id)))
    },
  })
  const verify = async (lineIds: readonly string[]) => {
    setVerifying(true)
    try {
      for (let at = 0; at < lineIds.length; at += MAX_BULK_PAYMENTS)
        await some.mutateAsync({ body: { lineIds: lineIds.slice(at, at + MAX_BULK_PAYMENTS) } })
    } catch {
      // The failure is shown; what was verified before it stays.
    }
    setVerifying(false)
    await invalidate(caseReads, { below: '/payment/' }, { below: '/queue/' })
  }
  return { results, isVerifying, verify }
}

function Section(props: { title: string; detail: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-semibold text-lg tracking-tight">{props.title}</h2>
          <p className="text-muted text-sm">{props.detail}</p>
        </div>
        {props.action}
      </div>
      {props.children}
    </section>
  )
}
