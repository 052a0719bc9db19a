import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { Checklist } from '#contract/papers/paper.ts'
import { LOOSE } from '#web/lib/use-incoming-files.ts'
import { FileButtons } from './file-buttons.tsx'
import type { NotedState } from './paper-dialogs.tsx'
import { PaperRow } from './paper-row.tsx'
import { StateMenu } from './state-menu.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { UploadList } from './upload-list.tsx'
import { addFiles, useUploads } from './uploads.ts'

interface PaperListProps {
  caseId: string
  checklist: Checklist
  viewer: Role
  /** The place under files that are dragged. */
  over: string | null
  onAsk: (noted: NotedState) => void
  onOpen: (fileId: string) => void
}

/** The papers of a case with their files; files of no paper come last. */
export function PaperList({ caseId, checklist: { papers, loose }, viewer, over, onAsk, onOpen }: PaperListProps) {
  const uploads = useUploads(caseId)
  const known = new Set(papers.map(({ paperId }) => paperId))
  return (
    <ul aria-label={messages.papers.title} className="divide-y">
      {papers.map((paper) => (
        <PaperRow
          key={paper.paperId}
          paper={paper}
          viewer={viewer}
          isOver={over === paper.paperId}
          actions={
            <div className="flex flex-wrap gap-2">
              <FileButtons name={paper.name} onFiles={(files) => addFiles(caseId, paper.paperId, files)} />
              {viewer !== 'client' && <StateMenu caseId={caseId} paper={paper} onAsk={onAsk} />}
            </div>
          }
        >
          <Thumbnails attachments={paper.attachments} onOpen={onOpen} />
          <UploadList uploads={uploads.filter(({ target }) => target.paperId === paper.paperId)} />
        </PaperRow>
      ))}
      <li data-files="" className={`px-5 py-3 ${over === LOOSE ? 'bg-accent-soft' : ''}`}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-40 flex-1">
            <p className="font-medium">{messages.attachments.otherFiles}</p>
            <p className="text-faint text-sm">{messages.attachments.otherFilesHint}</p>
            <p className="text-faint text-sm max-md:hidden pointer-coarse:hidden">{messages.attachments.howToAdd}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <FileButtons name={messages.attachments.otherFiles} onFiles={(files) => addFiles(caseId, null, files)} />
          </div>
        </div>
        <Thumbnails attachments={loose} onOpen={onOpen} />
        <UploadList uploads={uploads.filter(({ target: { paperId } }) => paperId === null || !known.has(paperId))} />
      </li>
    </ul>
  )
}
