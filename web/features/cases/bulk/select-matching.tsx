import { showCount } from '#contract/count.ts'
import { t } from '#contract/texts.ts'
import { useTask } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'

interface SelectMatchingProps {
  chosen: number
  /** How many rows match the list. */
  total: number | undefined
  /** The most that one action takes. */
  most: number
  disabled?: boolean
  /** Loads the rows and chooses them. */
  onSelect: () => Promise<void>
}

/** "Select all 164", while more rows match than are chosen. */
export function SelectMatching({ chosen, total = 0, most, disabled = false, onSelect }: SelectMatchingProps) {
  const [isLoading, run] = useTask(t.general('fetchFailed'))
  if (total <= chosen || chosen >= most) return null
  return (
    <Button variant="ghost" disabled={disabled} pending={isLoading} onClick={() => void run(onSelect)}>
      {t.bulk('selectMatching', { total: showCount(total), most: total > most ? String(most) : 'none' })}
    </Button>
  )
}
