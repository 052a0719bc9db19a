import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { CircleHelp, FileCheck2, X } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { TakeCertain } from '#web/features/cases/form/paper-proposals.tsx'
import { FileButtons, UploadList } from '#web/features/papers/attachment-files.tsx'
import { Button } from '#web/ui/button.tsx'
import { useIncomingFiles } from '#web/ui/choose-files.tsx'
import { MOST_PAPERS, type PapersToStart, type ReadPaper } from './read-papers.ts'
import { readingSettings } from './reading-settings.ts'

/**
 * Takes up to four papers of a case that is to be made: dropped, pasted, chosen or photographed. What they say is proposed
 * in the form. Nothing where the office has papers not read.
 */
export function StartFromPapers({ papers }: { papers: PapersToStart }) {
  const { data } = useQuery(readingSettings())
  const isOn = data?.data.isOn === true
  const { over, dropProps } = useIncomingFiles((_, files) => papers.add(files), isOn)
  if (!isOn) return null
  const { read, uploads, add, remove, retry, cancel } = papers
  const isFull = read.length + uploads.length >= MOST_PAPERS
  return (
    <section
      aria-labelledby="start-from-papers"
      data-files=""
      {...dropProps}
      className={clsx(
        'mb-5 rounded-lg border border-dashed px-4 py-2',
        over === null ? 'bg-sunken' : 'border-accent bg-accent-soft',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-40 flex-1">
          <span id="start-from-papers" className="font-medium">
            {t.readings('start')}
          </span>{' '}
          <span className="text-muted text-sm max-md:sr-only">{t.readings('startHint', { count: MOST_PAPERS })}</span>
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <TakeCertain />
          {!isFull && <FileButtons name={t.readings('start')} onFiles={add} />}
        </div>
      </div>
      {read.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {read.map((paper) => (
            <PaperItem
              key={`${paper.file.name} ${paper.file.lastModified}`}
              paper={paper}
              onRemove={() => remove(paper)}
            />
          ))}
        </ul>
      )}
      <UploadList uploads={uploads} retry={retry} cancel={cancel} />
    </section>
  )
}

function PaperItem({ paper: { file, reading }, onRemove }: { paper: ReadPaper; onRemove: () => void }) {
  const { kind, fields } = reading
  const isRead = kind !== null && fields.length > 0
  return (
    <li className="flex min-w-0 max-w-full items-center gap-2 rounded-md border bg-surface py-0.5 pr-0.5 pl-2.5 text-sm">
      {isRead ? (
        <FileCheck2 className="size-4 shrink-0 text-good" />
      ) : (
        <CircleHelp className="size-4 shrink-0 text-warn" />
      )}
      <span className="min-w-0">
        <span className="font-medium">{isRead ? t.readings(`kinds.${kind}`) : t.readings('notRead')}</span>{' '}
        <span className="wrap-anywhere text-muted" translate="no">
          {file.name}
        </span>
      </span>
      <Button
        icon={X}
        size="icon-sm"
        variant="ghost"
        aria-label={t.readings('removePaper', { name: file.name })}
        onClick={onRemove}
      />
    </li>
  )
}
