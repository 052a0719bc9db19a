import { clsx } from 'clsx'
import { showCount } from '#contract/count.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { type FileFilter, fileFilters, isHeldBy } from '#web/features/cases/file-state.tsx'
import { Button } from '#web/ui/button.tsx'

export const fileFilterLabels = (): Record<FileFilter, string> => ({
  dealer: t.clientCases('waitForMe'),
  rto: t.clientCases('atTheRto'),
  done: t.clientCases('done'),
})

interface FileFiltersProps {
  cases: readonly PayableCase[]
  chosen: FileFilter | undefined
  onChoose: (next: FileFilter | undefined) => void
}

/** By whose turn it is, over all tabs of payment; a second press goes back to the tabs. */
export function FileFilters({ cases, chosen, onChoose }: FileFiltersProps) {
  return (
    <fieldset className="mb-2 flex flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{t.clientCases('filesBy')}</legend>
      {fileFilters.map((name) => {
        const count = cases.filter((one) => isHeldBy(one.case, name)).length
        return (
          <Button
            key={name}
            size="sm"
            aria-pressed={name === chosen}
            className={clsx(name === chosen && 'border-accent bg-accent-soft text-accent-ink')}
            onClick={() => onChoose(name === chosen ? undefined : name)}
          >
            {fileFilterLabels()[name]}
            <span className={clsx('tnum', name === 'dealer' && count > 0 ? 'text-warn' : 'text-muted')}>
              {showCount(count)}
            </span>
          </Button>
        )
      })}
    </fieldset>
  )
}
