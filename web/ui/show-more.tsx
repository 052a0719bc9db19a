import { clsx } from 'clsx'
import { t } from '#contract/texts.ts'
import { Button } from './button.tsx'

interface ShowMoreProps {
  shown: number
  total: number
  onMore: () => void
  className?: string
}

/** The button below a list that lengthens it; nothing when all rows are shown. */
export const ShowMore = ({ shown, total, onMore, className = 'border-t p-3' }: ShowMoreProps) =>
  shown < total && (
    <div className={clsx('text-center', className)}>
      <Button variant="ghost" onClick={onMore}>
        {t.table('showMore', { shown, total })}
      </Button>
    </div>
  )
