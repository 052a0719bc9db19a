import { CircleAlert, CircleCheck, CircleDashed, CircleMinus, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import { dealerStateLabels, paperStateLabels } from '#contract/papers/paper-labels.ts'
import type { PaperState } from '#contract/papers/paper-values.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { InstantText } from '#web/ui/date.tsx'

const looks: Record<PaperState, { tone: Tone; icon: LucideIcon }> = {
  missing: { tone: 'warn', icon: CircleDashed },
  received: { tone: 'good', icon: CircleCheck },
  deficient: { tone: 'bad', icon: CircleAlert },
  notNeeded: { tone: 'plain', icon: CircleMinus },
}

interface PaperRowProps {
  paper: CasePaper
  viewer: Role
  actions?: ReactNode
  /** True while files are held above the row. */
  isOver: boolean
  /** The files of the paper. */
  children?: ReactNode
}

/** A paper with its state and note, and who noted them when. */
export function PaperRow({ paper, viewer, actions, isOver, children }: PaperRowProps) {
  const { name, state, note, by, at } = paper
  const labels = viewer === 'client' ? dealerStateLabels : paperStateLabels
  return (
    <li data-paper={paper.paperId} data-files="" className={`px-5 py-3 ${isOver ? 'bg-accent-soft' : ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="wrap-anywhere font-medium">{name}</span>
            <Badge {...looks[state]}>{labels[state]}</Badge>
          </p>
          <p className="text-faint text-sm">{kindOf(paper)}</p>
          {note && <p className="wrap-anywhere text-muted text-sm">{note}</p>}
          {by && at && (
            <p className="text-faint text-sm">
              {messages.papers.notedBy(`${by.firstName} ${by.lastName}`.trim())} <InstantText instant={at} time />
            </p>
          )}
        </div>
        {actions}
      </div>
      {children}
    </li>
  )
}

/** The form of a paper, unless its name tells it, and whether it is required. */
function kindOf({ name, formNo, isRequired, services }: CasePaper): string {
  const form = formNo === null ? null : messages.papers.form(formNo)
  const parts = [
    form !== null && form !== name && form,
    services.length === 0 ? messages.papers.ofThisCase : !isRequired && messages.papers.optional,
  ]
  return parts.filter(Boolean).join(' · ')
}
