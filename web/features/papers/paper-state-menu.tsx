import { ChevronDown, CircleAlert, CircleCheck, CircleDashed, CircleMinus, type LucideIcon } from 'lucide-react'
import type { CasePaper } from '#contract/papers/paper.ts'
import { paperStateLabels } from '#contract/papers/paper-labels.ts'
import type { PaperState } from '#contract/papers/paper-values.ts'
import { t } from '#contract/texts.ts'
import type { Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx'

export const paperLooks: Record<PaperState, { tone: Tone; icon: LucideIcon }> = {
  missing: { tone: 'warn', icon: CircleDashed },
  received: { tone: 'good', icon: CircleCheck },
  deficient: { tone: 'bad', icon: CircleAlert },
  notNeeded: { tone: 'plain', icon: CircleMinus },
}

const plain = ['received', 'missing'] as const
const noted = ['deficient', 'notNeeded'] as const

interface StateMenuProps {
  paper: Pick<CasePaper, 'name' | 'state'>
  isPending?: boolean
  onChoose: (state: (typeof plain)[number]) => void
  /** Asks for the note that a state needs. */
  onAsk: (state: (typeof noted)[number]) => void
}

export function StateMenu({ paper: { name, state: present }, isPending, onChoose, onAsk }: StateMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <Button size="sm" variant="ghost" pending={isPending} aria-label={t.papers('changeState', { name })}>
          {t.papers('state')}
          <ChevronDown />
        </Button>
      }
    >
      {plain.map((state) => (
        <MenuItem key={state} disabled={present === state} onSelect={() => onChoose(state)}>
          {paperStateLabels()[state]}
        </MenuItem>
      ))}
      {noted.map((state) => (
        <MenuItem key={state} onSelect={() => onAsk(state)}>
          {t.papers('withNote', { state: paperStateLabels()[state] })}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
