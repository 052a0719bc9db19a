import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CheckCheck, FileDown, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Case } from '#contract/cases/case.ts'
import type { Role } from '#contract/endpoint.ts'
import type { CasePaper, Checklist } from '#contract/papers/paper.ts'
import { t } from '#contract/texts.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import { attachmentEndpoints } from '#web/endpoints.generated.ts'
import { checklistOf, PAPERS_HASH, wantedPapersOf } from '#web/features/cases/file-state.tsx'
import { PdfButton } from '#web/features/office/pdf-button.tsx'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { saveFile } from '#web/lib/download.ts'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { useTask } from '#web/lib/toast.ts'
import { verbProps } from '#web/lib/verbs.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LOOSE, useIncomingFiles } from '#web/ui/choose-files.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { NotedState } from './paper-changes.ts'
import { PaperList, type ReadingOf } from './paper-list.tsx'
import { filesOf } from './paper-states.tsx'
import { addFiles, useMarkReceived } from './paper-uploads.ts'
import { Viewer } from './viewer.tsx'

const dialogs = () => import('./paper-dialogs.tsx')
const AddPaperDialog = lazyDialog(async () => (await dialogs()).AddPaperDialog)
const NoteDialog = lazyDialog(async () => (await dialogs()).NoteDialog)

/** The file to be reviewed takes the focus: Enter shows it, and the keys of its paper work. */
function scrollHere(card: HTMLElement | null) {
  card?.scrollIntoView()
  card?.querySelector('[data-to-look]')?.closest('[data-paper]')?.querySelector('button')?.focus()
}

interface PapersCardProps {
  caseData: Case
  viewer: Role
  readingOf?: ReadingOf
}

/** The papers of a case with their files. Files can be dropped on it and pasted; staff note the states of papers. */
export function PapersCard({ caseData, viewer, readingOf }: PapersCardProps) {
  const caseId = caseData.id
  const query = useQuery(checklistOf(caseId))
  const [asking, setAsking] = useState<NotedState | 'newPaper' | null>(null)
  const [openFile, setOpenFile] = useState<string | null>(null)
  const { over, dropProps } = useIncomingFiles((place, files) =>
    addFiles(caseId, place === LOOSE ? null : place, files),
  )
  const checklist = query.data?.data
  const isAsked = useLocation({ select: ({ hash }) => hash === PAPERS_HASH }) && checklist !== undefined
  const close = () => setAsking(null)
  return (
    <div
      {...dropProps}
      {...verbProps('papers')}
      tabIndex={-1}
      ref={isAsked ? scrollHere : undefined}
      className="scroll-mt-16 rounded-lg"
    >
      <Card
        flush
        dense
        title={<CardHeading checklist={checklist} />}
        actions={
          checklist && (
            <CardActions
              caseData={caseData}
              checklist={checklist}
              viewer={viewer}
              onAdd={() => setAsking('newPaper')}
            />
          )
        }
      >
        <QueryView
          query={query}
          errorTitle={t.papers('fetchFailed')}
          skeleton={
            <div className="grid gap-4 p-5">
              {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
                <Skeleton key={row} className="h-9" />
              ))}
            </div>
          }
        >
          {({ data }) => (
            <>
              {(viewer === 'client' || data.lacking === 0) && (
                <p className="border-b px-5 py-2 text-muted text-sm">{summaryOf(data)}</p>
              )}
              <PaperList
                caseId={caseId}
                checklist={data}
                viewer={viewer}
                readingOf={readingOf}
                over={over}
                onAsk={setAsking}
                onOpen={setOpenFile}
              />
            </>
          )}
        </QueryView>
      </Card>
      {openFile && checklist && (
        <Viewer
          caseId={caseId}
          checklist={checklist}
          first={openFile}
          viewer={viewer}
          onAsk={setAsking}
          onClose={() => setOpenFile(null)}
        />
      )}
      {asking === 'newPaper' && <AddPaperDialog caseId={caseId} onClose={close} />}
      {asking !== null && asking !== 'newPaper' && <NoteDialog caseId={caseId} noted={asking} onClose={close} />}
    </div>
  )
}

function CardHeading({ checklist }: { checklist: Checklist | undefined }) {
  return (
    <>
      {t.papers('title')}
      {checklist && checklist.required > 0 && (
        <span className="font-normal text-base text-muted">
          {' '}
          {t.stages('papersOf', { there: checklist.required - checklist.lacking, required: checklist.required })}
        </span>
      )}
    </>
  )
}

/** Names the papers that are still needed, those to be corrected with their note. */
function summaryOf(checklist: Checklist): string {
  const wanted = wantedPapersOf(checklist).map(({ name, state, note }) =>
    state === 'deficient' && note ? t.papers('correctionOf', { name, note }) : name,
  )
  const areRequiredHere = checklist.required > 0 && checklist.lacking === 0
  if (wanted.length === 0) return areRequiredHere ? t.papers('complete') : t.papers('noneNeeded')
  const needed = t.papers('stillNeeded', { names: wanted.join(', ') })
  return areRequiredHere ? `${t.papers('complete')} ${needed}` : needed
}

interface CardActionsProps {
  caseData: Case
  checklist: Checklist
  viewer: Role
  onAdd: () => void
}

function CardActions({ caseData, checklist, viewer, onAdd }: CardActionsProps) {
  const received = useMarkReceived(caseData.id)
  const isStaff = viewer !== 'client'
  const wanted = wantedPapersOf(checklist)
  // What was asked for in this case alone is marked one by one.
  const lacking = wanted.filter(({ isRequired }) => isRequired)
  const markAll = isStaff && lacking.length > 0 ? () => void received.mark(lacking).then(preventFocusLoss) : undefined
  return (
    <div className="flex flex-wrap gap-2">
      {(wanted.length > 0 || caseData.status === 'rejected') && (
        <SlipButton caseData={caseData} wanted={wanted} role={viewer} />
      )}
      {isStaff && filesOf(checklist).length > 0 && <BundleButton caseId={caseData.id} />}
      {(markAll || received.isPending) && (
        <Button
          icon={CheckCheck}
          size="sm"
          pending={received.isPending}
          {...verbProps('allReceived')}
          onClick={markAll}
        >
          {t.papers('markAll')}
        </Button>
      )}
      {isStaff && (
        <Button icon={Plus} size="sm" onClick={onAdd}>
          {t.papers('add')}
        </Button>
      )}
    </div>
  )
}

function BundleButton({ caseId }: { caseId: string }) {
  const [isPending, run] = useTask(t.attachments('bundleFailed'))
  const save = () => run(() => saveFile(attachmentEndpoints.bundle, { params: { caseId } }))
  return (
    <Button icon={FileDown} size="sm" pending={isPending} onClick={() => void save()}>
      {t.attachments('bundle')}
    </Button>
  )
}

interface SlipButtonProps {
  caseData: Case
  wanted: readonly CasePaper[]
  role: Role
}

function SlipButton({ caseData, wanted, role }: SlipButtonProps) {
  const make = async (office: ReportOffice) => {
    const { deficiencySlip } = await import('#reports/deficiency-slip.ts')
    return {
      report: deficiencySlip({ caseData, lacking: wanted, role, now: new Date(), office }),
      fileName: t.papers('slipFile', { caseNo: caseData.CaseNo }),
    }
  }
  return <PdfButton size="sm" label={t.papers('slip')} makeReport={make} />
}

/** "Papers 5 of 7"; nothing for a case that needs none. */
export function CountedPapers({ caseId }: { caseId: string }) {
  const checklist = useQuery(checklistOf(caseId)).data?.data
  if (!checklist || checklist.required === 0) return null
  const { required, lacking } = checklist
  return (
    <span className={clsx('text-sm', lacking > 0 ? 'text-warn' : 'text-muted')}>
      {t.stages('papersHere', { papers: t.stages('papersOf', { there: required - lacking, required }) })}
    </span>
  )
}
