import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import { paperStateLabels } from '#contract/papers/paper-labels.ts'
import { singleKey } from '#web/lib/single-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import { keyOfMark, type MarkPaper, type PaperMark, paperMarks } from './paper-keys.ts'
import { StateBadges } from './state-badges.tsx'

/** The paper that a file belongs to, with its state. */
export function PaperOfFile({ paper, viewer }: { paper: CasePaper | undefined; viewer: Role }) {
  return (
    <span className="mb-1 flex flex-wrap items-center gap-2 text-ink">
      <span>{paper ? paper.name : messages.attachments.noPaper}</span>
      {paper && <StateBadges paper={paper} viewer={viewer} />}
    </span>
  )
}

const labelOfMark = (mark: PaperMark) => (mark === 'checked' ? messages.papers.lookedAt : paperStateLabels()[mark])

/** Marks the paper of the file that is shown, each button with its key. */
export function MarkButtons({ paper, onMark }: { paper: CasePaper; onMark: MarkPaper }) {
  return (
    <fieldset className="flex flex-wrap gap-2 md:mr-auto">
      <legend className="sr-only">{messages.papers.markPaper(paper.name)}</legend>
      {paperMarks.map((mark) => (
        <Button key={mark} aria-keyshortcuts={singleKey(keyOfMark[mark])} onClick={() => onMark(paper, mark)}>
          {labelOfMark(mark)}
          <KeyHint keyName={keyOfMark[mark]} />
        </Button>
      ))}
    </fieldset>
  )
}
