import { messages } from '#contract/messages.ts'
import type { Attachment, CasePaper } from '#contract/papers/paper.ts'
import { ChevronDown } from '#web/icons/index.generated.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu, MenuItem, MenuLabel } from '#web/ui/dropdown-menu.tsx'
import { menuIdOf, type useMoveFile } from './paper-changes.ts'

interface FileMenuProps {
  file: Attachment
  /** The files of its paper, in their order. */
  files: readonly Attachment[]
  papers: readonly CasePaper[]
  onMove: ReturnType<typeof useMoveFile>
}

/** Moves a file among those of its paper, or to another paper of the case. */
export function FileMenu({ file: { id, name, paperId }, files, papers, onMove }: FileMenuProps) {
  const place = files.findIndex((one) => one.id === id)
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button
          icon={ChevronDown}
          id={menuIdOf(id)}
          size="icon-sm"
          variant="ghost"
          className="w-6 text-faint"
          aria-label={messages.attachments.moveFile(name)}
        />
      }
    >
      <MenuItem disabled={place === 0} onSelect={() => onMove(id, { position: place })}>
        {messages.attachments.earlier}
      </MenuItem>
      <MenuItem disabled={place === files.length - 1} onSelect={() => onMove(id, { position: place + 2 })}>
        {messages.attachments.later}
      </MenuItem>
      <MenuLabel>{messages.attachments.moveTo}</MenuLabel>
      {papers.map((paper) => (
        <MenuItem
          key={paper.paperId}
          disabled={paper.paperId === paperId}
          onSelect={() => onMove(id, { paperId: paper.paperId })}
        >
          {paper.name}
        </MenuItem>
      ))}
      <MenuItem disabled={paperId === null} onSelect={() => onMove(id, { paperId: null })}>
        {messages.attachments.otherFiles}
      </MenuItem>
    </DropdownMenu>
  )
}
