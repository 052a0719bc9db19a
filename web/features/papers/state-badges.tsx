import type { Role } from '#contract/endpoint.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import { dealerStateLabels, paperStateLabels } from '#contract/papers/paper-labels.ts'
import { t } from '#contract/texts.ts'
import { paperLooks } from '#web/features/papers/paper-state-menu.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { isToLookAt } from './paper-keys.ts'

/** The state of a paper, and for the office whether it is to look at. */
export function StateBadges({ paper, viewer }: { paper: CasePaper; viewer: Role }) {
  const labels = viewer === 'client' ? dealerStateLabels() : paperStateLabels()
  return (
    <>
      <Badge {...paperLooks[paper.state]}>{labels[paper.state]}</Badge>
      {isToLookAt(paper, viewer) && <Badge tone="info">{t.queue('kinds.papersToCheck')}</Badge>}
    </>
  )
}
