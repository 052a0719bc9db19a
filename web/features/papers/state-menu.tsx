import { ChevronDown } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import { paperStateLabels } from '#contract/papers/paper-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx'
import type { NotedState } from './paper-dialogs.tsx'
import { usePaperChange } from './use-paper-changes.ts'

interface StateMenuProps {
  caseId: string
  paper: CasePaper
  /** Opens the dialog for a state that needs a note. */
  onAsk: (noted: NotedState) => void
}

const plain = ['received', 'missing'] as const
const noted = ['deficient', 'notNeeded'] as const

/** Changes the state of a paper. */
export function StateMenu({ caseId, paper, onAsk }: StateMenuProps) {
  const change = usePaperChange()
  const { paperId, name } = paper
  return (
    <DropdownMenu
      trigger={
        <Button size="sm" pending={change.isPending} aria-label={messages.papers.changeState(name)}>
          {messages.papers.state}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      {plain.map((state) => (
        <MenuItem
          key={state}
          disabled={paper.state === state}
          onSelect={() => change.mutate({ params: { caseId }, body: { paperId, state, note: null } })}
        >
          {paperStateLabels[state]}
        </MenuItem>
      ))}
      {noted.map((state) => (
        <MenuItem key={state} onSelect={() => onAsk({ paper, state })}>
          {messages.papers.withNote(paperStateLabels[state])}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
