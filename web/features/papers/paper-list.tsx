import { clsx } from 'clsx'
import { ChevronDown, Eye } from 'lucide-react'
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { fullName } from '#contract/full-name.ts'
import type { Attachment, CasePaper, Checklist } from '#contract/papers/paper.ts'
import { isWanted } from '#contract/papers/paper-values.ts'
import { papers as papersInEnglish } from '#contract/texts/papers/en.ts'
import { t } from '#contract/texts.ts'
import { FileButtons, Thumbnails, UploadList } from '#web/features/papers/attachment-files.tsx'
import { useIsMobile } from '#web/lib/dom.ts'
import { useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { LOOSE } from '#web/ui/choose-files.tsx'
import { DropdownMenu, MenuItem, MenuLabel } from '#web/ui/dropdown-menu.tsx'
import { InstantText } from '#web/ui/values.tsx'
import { type NotedState, usePaperChange, usePaperState } from './paper-changes.ts'
import {
  isToLookAt,
  mayMove,
  StateBadges,
  StateMenu,
  useLackingFirst,
  usePaperKeys,
  usePaperMarks,
} from './paper-states.tsx'
import { addFiles, cancelUpload, menuIdOf, retryUpload, useMoveFile, useUploads } from './paper-uploads.ts'

function LookedAtButton({ caseId, paper: { paperId, name } }: { caseId: string; paper: CasePaper }) {
  const change = usePaperChange()
  const button = useRef<HTMLButtonElement>(null)
  // The keys of a paper need the focus in its row: as the button goes, the next one takes it over.
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (!element || element !== document.activeElement) return
      const buttons = [...(element.closest('[data-paper]')?.querySelectorAll('button') ?? [])]
      buttons[buttons.indexOf(element) + 1]?.focus()
    }
  }, [])
  return (
    <Button
      ref={button}
      data-to-look=""
      icon={Eye}
      size="sm"
      pending={change.isPending}
      aria-label={t.papers('lookedAtPaper', { name })}
      onClick={() => change.mutate({ params: { caseId }, body: { paperId, checked: true } })}
    >
      {t.papers('lookedAt')}
    </Button>
  )
}

/** What a file says, below the row of its paper; null for a file of no paper. */
export type ReadingOf = (fileId: string, paper: CasePaper | null) => ReactNode

interface PaperListProps {
  caseId: string
  checklist: Checklist
  viewer: Role
  readingOf?: ReadingOf | undefined
  /** The drop target under dragged files. */
  over: string | null
  onAsk: (noted: NotedState) => void
  onOpen: (fileId: string) => void
}

const uploadActions = { retry: retryUpload, cancel: cancelUpload }

/** The papers of a case with their files; files of no paper come last. */
export function PaperList(props: PaperListProps) {
  const { caseId, viewer, readingOf, over, onAsk, onOpen } = props
  const { papers, loose } = props.checklist
  const uploads = useUploads(caseId)
  const change = usePaperState(caseId)
  const known = new Set(papers.map(({ paperId }) => paperId))
  const ordered = useLackingFirst(papers)
  const keys = usePaperKeys(papers, usePaperMarks(caseId, onAsk))
  const user = useUser()
  const move = useMoveFile(caseId)
  const menuOf = (file: Attachment, files: readonly Attachment[]) =>
    user && mayMove(file, user) && <FileMenu file={file} files={files} papers={papers} onMove={move} />
  return (
    <ul aria-label={t.papers('title')} className="divide-y" onKeyDown={viewer === 'client' ? undefined : keys}>
      {ordered.map((paper) => (
        <PaperRow
          key={paper.paperId}
          paper={paper}
          viewer={viewer}
          isOver={over === paper.paperId}
          actions={
            <div className="flex flex-wrap items-center gap-2 max-sm:-mx-2 max-sm:gap-x-0 max-sm:[&>button]:px-2">
              <Thumbnails attachments={paper.attachments} onOpen={onOpen} menuOf={menuOf} />
              <FileButtons
                variant="ghost"
                name={paper.name}
                onFiles={(files) => addFiles(caseId, paper.paperId, files)}
              />
              {isToLookAt(paper, viewer) && <LookedAtButton caseId={caseId} paper={paper} />}
              {viewer !== 'client' && (
                <StateMenu
                  paper={paper}
                  isPending={change.isPending}
                  onChoose={(state) => void change.note(paper, state).catch(() => undefined)}
                  onAsk={(state) => onAsk({ paper, state })}
                />
              )}
            </div>
          }
        >
          <Readings files={paper.attachments} paper={paper} readingOf={readingOf} />
          <UploadList uploads={uploads.filter(({ target }) => target.paperId === paper.paperId)} {...uploadActions} />
        </PaperRow>
      ))}
      <li data-files="" className={clsx('px-5 py-2', over === LOOSE && 'bg-accent-soft')}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-40 flex-1">
            <p>
              <span className="font-medium">{t.attachments('otherFiles')}</span>{' '}
              <span className="text-faint text-sm max-md:hidden pointer-coarse:hidden print:hidden">
                {t.attachments('howToAdd')}
              </span>
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <Thumbnails attachments={loose} onOpen={onOpen} menuOf={menuOf} />
            <FileButtons
              variant="ghost"
              name={t.attachments('otherFiles')}
              onFiles={(files) => addFiles(caseId, null, files)}
            />
          </div>
        </div>
        <Readings files={loose} paper={null} readingOf={readingOf} />
        <UploadList
          uploads={uploads.filter(({ target: { paperId } }) => paperId === null || !known.has(paperId))}
          {...uploadActions}
        />
      </li>
    </ul>
  )
}

interface ReadingsProps {
  files: readonly Attachment[]
  paper: CasePaper | null
  readingOf: ReadingOf | undefined
}

function Readings({ files, paper, readingOf }: ReadingsProps) {
  if (!readingOf) return null
  return files.map(({ id }) => <Fragment key={id}>{readingOf(id, paper)}</Fragment>)
}

interface PaperRowProps {
  paper: CasePaper
  viewer: Role
  actions?: ReactNode
  /** True while files are held above the row. */
  isOver: boolean
  children?: ReactNode
}

function PaperRow({ paper, viewer, actions, isOver, children }: PaperRowProps) {
  const { name, note, by, at } = paper
  const isSettled = !isWanted(paper) && !isToLookAt(paper, viewer)
  // A row that was open stays so when its paper comes.
  const [isOpen, setOpen] = useState(!isSettled)
  const isMobile = useIsMobile()
  const onlyOpen = isOpen ? '' : 'max-md:hidden'
  return (
    <li
      data-paper={paper.paperId}
      data-files=""
      className={clsx('relative px-5 py-px', isOpen ? 'max-md:py-2.5' : 'max-md:py-1', isOver && 'bg-accent-soft')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <p className={clsx('flex flex-wrap items-center gap-x-2.5 gap-y-1', isSettled && 'max-md:pr-11')}>
            <span className="wrap-anywhere font-medium">{name}</span>
            <StateBadges paper={paper} viewer={viewer} />
            <span className={clsx('text-faint text-sm', onlyOpen)}>{kindOf(paper)}</span>
            {isSettled && isMobile && (
              <Button
                icon={ChevronDown}
                size="icon-sm"
                variant="ghost"
                className={clsx('absolute right-3 print:hidden', isOpen ? 'top-0 rotate-180' : 'inset-y-0 my-auto')}
                aria-expanded={isOpen}
                aria-label={t.papers('showPaper', { name })}
                onClick={() => setOpen(!isOpen)}
              />
            )}
            {by && at && paper.state !== 'missing' && (
              <span className={clsx('text-faint text-sm', onlyOpen)}>
                {t.papers('notedBy', { name: fullName(by) })} <InstantText instant={at} time />
              </span>
            )}
          </p>
          {note && <p className="wrap-anywhere text-muted text-sm">{note}</p>}
        </div>
        <div className={onlyOpen}>{actions}</div>
      </div>
      {children}
    </li>
  )
}

/** The form of a paper, unless that is its name, and whether the paper is required. */
function kindOf({ name, formNo, isRequired, services }: CasePaper): string {
  const form = formNo === null ? null : t.papers('form', { formNo })
  const isNamedSo = formNo !== null && [form, papersInEnglish.form.replace('{formNo}', formNo)].includes(name)
  const parts = [
    !isNamedSo && form,
    services.length === 0 ? t.papers('ofThisCase') : !isRequired && t.papers('optional'),
  ]
  return parts.filter(Boolean).join(' · ')
}

interface FileMenuProps {
  file: Attachment
  /** The files of its paper, in their order. */
  files: readonly Attachment[]
  papers: readonly CasePaper[]
  onMove: ReturnType<typeof useMoveFile>
}

/** Moves a file among those of its paper, or to another paper of the case. */
function FileMenu({ file: { id, name, paperId }, files, papers, onMove }: FileMenuProps) {
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
          aria-label={t.attachments('moveFile', { name })}
        />
      }
    >
      <MenuItem disabled={place === 0} onSelect={() => onMove(id, { position: place })}>
        {t.attachments('earlier')}
      </MenuItem>
      <MenuItem disabled={place === files.length - 1} onSelect={() => onMove(id, { position: place + 2 })}>
        {t.attachments('later')}
      </MenuItem>
      <MenuLabel>{t.attachments('moveTo')}</MenuLabel>
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
        {t.attachments('otherFiles')}
      </MenuItem>
    </DropdownMenu>
  )
}
