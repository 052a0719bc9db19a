import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MoneyFigures } from './board-figures.tsx'
import { boardQuery } from './board-query.ts'
import { LedgerNote } from './ledger-note.tsx'

/** The money of the office in one line, on the superadmin's home; its charts are on the page of reports. */
export function MoneyCard() {
  const query = useQuery(boardQuery())
  return (
    <Card>
      <QueryView query={query} errorTitle={t.board('fetchFailed')} skeleton={<MoneySkeleton />} inlineError>
        {({ data: { money, ledger } }) => (
          <>
            <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
              <h2 className="sr-only">{t.board('moneyTitle')}</h2>
              <div className="min-w-0 grow basis-60">
                <MoneyFigures money={money} />
              </div>
              <Link to={paths.superadmin.reports} className={buttonStyle({ size: 'sm', variant: 'ghost' })}>
                {t.board('reports')}
              </Link>
            </div>
            {ledger.brokenLaws.length > 0 && <LedgerNote ledger={ledger} />}
          </>
        )}
      </QueryView>
    </Card>
  )
}

/** As high as the figures, so that nothing below them moves. */
const MoneySkeleton = () => <Skeleton className="h-52 w-full rounded-md sm:h-36 xl:h-18" />
