import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, ExternalLink, RotateCw, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { showInstant } from '#contract/dates.ts'
import type { Role } from '#contract/endpoint.ts'
import { fullName } from '#contract/full-name.ts'
import type { Attachment, CasePaper, Checklist } from '#contract/papers/paper.ts'
import { paperStateLabels } from '#contract/papers/paper-values.ts'
import { t } from '#contract/texts.ts'
import { attachmentEndpoints } from '#web/endpoints.generated.ts'
import { singleKey } from '#web/lib/keys.ts'
import { apiQuery, caseReads } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import { ZoomableImage } from '#web/ui/picture.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SignedOriginal } from './attachment-files.tsx'
import type { NotedState } from './paper-changes.ts'
import {
  filesOf,
  keyOfMark,
  type MarkPaper,
  markOfKey,
  mayDelete,
  type PaperMark,
  paperMarks,
  StateBadges,
  usePaperMarks,
} from './paper-states.tsx'

interface ViewerProps {
  caseId: string
  checklist: Checklist
  first: string
  viewer: Role
  /** Opens the dialog for the note of a paper. */
  onAsk: (noted: NotedState) => void
  onClose: () => void
}

/**
 * Shows the files of a case large, one at a time, with their paper: zoom, turn, next and previous by buttons and arrow keys.
 * Staff mark the paper by buttons, or by the keys of the list.
 */
export function Viewer({ caseId, checklist, first, viewer, onAsk, onClose }: ViewerProps) {
  // Their addresses change with each reload of the papers, for which the browser would fetch the image again.
  const [files] = useState(filesOf(checklist))
  const [shown, setShown] = useState(first)
  const [turns, setTurns] = useState(0)
  const [isDeleting, setDeleting] = useState(false)
  const user = useUser()
  const onMark = usePaperMarks(caseId, onAsk)
  const removal = useApiMutation(attachmentEndpoints.remove, {
    invalidates: [caseReads],
    failureTitle: t.attachments('removeFailed'),
  })
  const index = Math.max(
    0,
    files.findIndex(({ id }) => id === shown),
  )
  const file = files[index]
  if (!file) return null
  const paper = checklist.papers.find(({ attachments }) => attachments.some(({ id }) => id === file.id))
  const show = (next: number) => {
    const target = files[next]
    if (!target) return
    setShown(target.id)
    setTurns(0)
  }
  const press = (event: KeyboardEvent) => {
    if (isDeleting) return
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const mark = viewer === 'client' ? undefined : markOfKey(event)
    if (mark && paper) onMark(paper, mark)
    else if (step !== undefined && !isScrollable(event.target)) show(index + step)
    else return
    event.preventDefault()
  }
  return (
    // The keys act wherever the focus is in the dialog.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the dialog inside has the role
    <div className="contents" onKeyDown={press}>
      <Dialog
        size="full"
        onClose={onClose}
        title={<span className="wrap-anywhere">{file.name}</span>}
        description={
          <>
            <PaperOfFile paper={paper} viewer={viewer} />
            {t.attachments('facts', {
              place: index + 1,
              count: files.length,
              by: fullName(file.by),
              at: showInstant(file.at),
            })}
            <SignedOriginal file={file} />
            {turns % 4 > 0 && (
              <span role="status" className="block">
                {t.attachments('turnedHere')}
              </span>
            )}
          </>
        }
        footer={
          <>
            {paper && viewer !== 'client' && <MarkButtons paper={paper} onMark={onMark} />}
            {user && mayDelete(file, user) && (
              <Button icon={Trash2} variant="ghost" onClick={() => setDeleting(true)}>
                {t.attachments('remove')}
              </Button>
            )}
            <a href={file.url} target="_blank" rel="noreferrer" className={buttonStyle({})}>
              <ExternalLink />
              {t.payments('openInNewTab')}
            </a>
            <div className="flex justify-center gap-2">
              <TurnButton onTurn={() => setTurns(turns + 1)} />
              <Steps index={index} count={files.length} onShow={show} />
            </div>
          </>
        }
      >
        <div className="h-full" style={leastHeight}>
          <FileView caseId={caseId} file={file} turns={turns} />
        </div>
        <ConfirmDialog
          open={isDeleting}
          onClose={() => setDeleting(false)}
          danger
          title={t.attachments('removeTitle')}
          description={t.attachments('removeDescription', { name: file.name })}
          confirm={t.attachments('remove')}
          onConfirm={() => removal.mutateAsync({ params: { caseId, id: file.id } }).then(onClose)}
        />
      </Dialog>
    </div>
  )
}

interface FileViewProps {
  caseId: string
  file: Attachment
  /** By how many quarters of a circle it is turned to the right. */
  turns: number
}

/** A file of a case, as large as its container. */
export const FileView = ({ caseId, file, turns }: FileViewProps) =>
  file.kind === 'image' ? (
    <ZoomableImage key={file.id} src={file.url} alt={file.name} turns={turns} fill />
  ) : (
    <PdfPages key={file.id} caseId={caseId} file={file} turns={turns} />
  )

interface TurnButtonProps {
  onTurn: () => void
  size?: 'icon' | 'icon-sm'
}

/** Turns a file to the right. */
export const TurnButton = ({ onTurn, size = 'icon' }: TurnButtonProps) => (
  <Button icon={RotateCw} size={size} aria-label={t.attachments('turn')} onClick={onTurn} />
)

interface StepsProps extends Pick<TurnButtonProps, 'size'> {
  index: number
  count: number
  onShow: (index: number) => void
}

/** Go to the file before and to the next. */
export const Steps = ({ index, count, onShow, size = 'icon' }: StepsProps) => (
  <>
    <Button
      icon={ChevronLeft}
      size={size}
      aria-label={t.attachments('previous')}
      disabled={index === 0}
      onClick={() => onShow(index - 1)}
    />
    <Button
      icon={ChevronRight}
      size={size}
      aria-label={t.attachments('next')}
      disabled={index === count - 1}
      onClick={() => onShow(index + 1)}
    />
  </>
)

/** On a low screen, or at 400 % zoom, the dialog scrolls instead of leaving no room for the image. */
const leastHeight = { minHeight: '14rem' }

/** In an enlarged image the arrow keys move the image. */
const isScrollable = (target: EventTarget) =>
  target instanceof HTMLElement && target.scrollWidth > target.clientWidth + 1

/** The paper that a file belongs to, with its state. */
function PaperOfFile({ paper, viewer }: { paper: CasePaper | undefined; viewer: Role }) {
  return (
    <span className="mb-1 flex flex-wrap items-center gap-2 text-ink">
      <span>{paper ? paper.name : t.attachments('noPaper')}</span>
      {paper && <StateBadges paper={paper} viewer={viewer} />}
    </span>
  )
}

const labelOfMark = (mark: PaperMark) => (mark === 'checked' ? t.papers('lookedAt') : paperStateLabels()[mark])

/** Marks the paper of the file that is shown, each button with its key. */
function MarkButtons({ paper, onMark }: { paper: CasePaper; onMark: MarkPaper }) {
  return (
    <fieldset className="flex flex-wrap gap-2 md:mr-auto">
      <legend className="sr-only">{t.papers('markPaper', { name: paper.name })}</legend>
      {paperMarks.map((mark) => (
        <Button key={mark} aria-keyshortcuts={singleKey(keyOfMark[mark])} onClick={() => onMark(paper, mark)}>
          {labelOfMark(mark)}
          <KeyHint keyName={keyOfMark[mark]} />
        </Button>
      ))}
    </fieldset>
  )
}

/** A page of a file; the file never changes. */
const pageQuery = (caseId: string, id: string, page: number) => ({
  ...apiQuery(attachmentEndpoints.page, { params: { caseId, id, page } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The pages of a PDF, one at a time, as pictures that the server draws. */
function PdfPages({ caseId, file, turns }: FileViewProps) {
  const [page, setPage] = useState(1)
  const query = useQuery(pageQuery(caseId, file.id, page))
  const pageCount = query.data?.data.pageCount ?? page
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="min-h-0 flex-1">
        <QueryView
          query={query}
          errorTitle={t.attachments('pageFailed')}
          skeleton={<Skeleton className="h-64 rounded-lg lg:h-full" />}
        >
          {({ data }) => (
            <ZoomableImage
              key={page}
              src={data.picture}
              alt={t.attachments('pageOf', { name: file.name, page })}
              turns={turns}
              fill
            />
          )}
        </QueryView>
      </div>
      <div className="flex items-center justify-center gap-2">
        <Button
          icon={ChevronLeft}
          size="icon-sm"
          aria-label={t.attachments('previousPage')}
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        />
        <span className="tnum text-muted text-sm" aria-live="polite">
          {t.attachments('page', { page, count: pageCount })}
        </span>
        <Button
          icon={ChevronRight}
          size="icon-sm"
          aria-label={t.attachments('nextPage')}
          disabled={page >= pageCount}
          onClick={() => setPage(page + 1)}
        />
      </div>
    </div>
  )
}
