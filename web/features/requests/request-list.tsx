import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { fullName } from '#contract/full-name.ts'
import type { DealerRequest } from '#contract/requests/request.ts'
import type { RequestStatus } from '#contract/requests/request-values.ts'
import { t } from '#contract/texts.ts'
import { requestEndpoints } from '#web/endpoints.generated.ts'
import { SignedOriginal, Thumbnails, UploadList } from '#web/features/papers/attachment-files.tsx'
import { createAttachmentUploads, takeAttachment } from '#web/features/papers/paper-uploads.ts'
import { allServices } from '#web/features/services/service-reads.ts'
import { useCursorList } from '#web/lib/cursor-list.ts'
import { onUserGone } from '#web/lib/session.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { reasonOf } from '#web/lib/uploads.ts'
import { Plate } from '#web/table/row-actions.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { EmptyState, QueryView, ShowMore } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InstantText } from '#web/ui/values.tsx'
import { requestsPage } from './request-queries.ts'

interface RequestListProps {
  /** null for all, the newest first. */
  status: RequestStatus | null
  isOfStaff: boolean
  empty: { title: string; detail: string; action?: ReactNode }
  caseLink?: (caseNo: string) => ReactNode
  actions?: (request: DealerRequest) => ReactNode
}

/** Requests that "Show more" lengthens. */
export function RequestList({ status, isOfStaff, empty, caseLink, actions }: RequestListProps) {
  const [shown, setShown] = useState(1)
  const {
    rows,
    total = 0,
    query,
  } = useCursorList({
    pages: Array.from({ length: shown }, (_, page) => requestsPage(status, page)),
    keyOf: ({ id }) => id,
    listKey: status ?? '',
  })
  return (
    <QueryView
      query={query}
      errorTitle={t.requests('fetchFailed')}
      skeleton={
        <div className="grid gap-4 p-5">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      }
      isEmpty={() => rows.length === 0}
      empty={<EmptyState {...empty} />}
    >
      {() => (
        <>
          <ul aria-label={t.requests('title')} className="divide-y">
            {rows.map((request) => (
              <RequestItem
                key={request.id}
                request={request}
                isOfStaff={isOfStaff}
                caseLink={request.CaseNo && caseLink?.(request.CaseNo)}
                actions={actions?.(request)}
              />
            ))}
          </ul>
          <ShowMore shown={rows.length} total={total} onMore={() => setShown(shown + 1)} />
        </>
      )}
    </QueryView>
  )
}

const looks: Record<RequestStatus, { tone: Tone; icon: LucideIcon }> = {
  open: { tone: 'info', icon: Clock },
  accepted: { tone: 'good', icon: CircleCheck },
  declined: { tone: 'bad', icon: CircleX },
}

interface RequestItemProps {
  request: DealerRequest
  isOfStaff: boolean
  /** The case of an accepted request, as the viewer may open it. */
  caseLink?: ReactNode
  actions?: ReactNode
}

/** A request with its text, its files and its outcome. */
export function RequestItem({ request, isOfStaff, caseLink, actions }: RequestItemProps) {
  const { id, at, status, vehicleNo, services, note, reason, CaseNo, attachments, firmName, by } = request
  const uploads = useRequestUploads(id)
  const catalogue = useQuery(allServices()).data?.data ?? []
  const labels = catalogue.filter(({ code }) => services.includes(code)).map(({ label }) => label)
  const open = (fileId: string) =>
    window.open(attachments.find((file) => file.id === fileId)?.url, '_blank', 'noopener')
  return (
    <li className="px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-semibold">
              <Plate number={vehicleNo} />
            </span>
            {isOfStaff ? (
              <span className="wrap-anywhere text-muted">{firmName}</span>
            ) : (
              <Badge {...looks[status]}>{t.requests(`statuses.${status}`)}</Badge>
            )}
          </p>
          <p className="mt-0.5">{labels.join(', ')}</p>
          {note && <p className="wrap-anywhere mt-1 whitespace-pre-wrap text-muted">{note}</p>}
          {reason && (
            <p className="wrap-anywhere mt-1 whitespace-pre-wrap text-bad">{t.requests('reasonOf', { reason })}</p>
          )}
          {CaseNo && <p className="mt-1">{caseLink ?? t.requests('caseOf', { caseNo: CaseNo })}</p>}
          <p className="wrap-anywhere mt-1 text-faint text-sm">
            {fullName(by)} · <InstantText instant={at} time />
          </p>
          <div data-files="" className="*:mt-1.5">
            <Thumbnails attachments={attachments} onOpen={open} />
            <p className="mt-1 text-muted text-sm empty:hidden">
              {attachments.map((file) => (
                <SignedOriginal key={file.id} named file={file} />
              ))}
            </p>
            <UploadList uploads={uploads} {...uploadActions} />
          </div>
        </div>
        {actions && <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">{actions}</div>}
      </div>
    </li>
  )
}

/** The uploads to requests; they continue while another page is shown. */
const uploads = createAttachmentUploads<string>({
  callFor: (id) => ({ path: requestEndpoints.upload.path, params: { id } }),
  readsOfEach: requestEndpoints.all,
  readsOfAll: requestEndpoints.all,
})

export const addRequestFiles = (requestId: string, files: readonly File[]): void => uploads.add(requestId, files)

const uploadActions = { retry: uploads.retry, cancel: uploads.cancel }

const useRequestUploads = (requestId: string) => useStore(uploads.store).filter(({ target }) => target === requestId)

/** The files that are chosen for the next request; they stay while another page is shown. */
const chosenFiles = createStore<readonly File[]>([])

/** Ends when the files that were chosen last are taken or refused. */
let taking: Promise<unknown> = Promise.resolve()

let users = 0

onUserGone(() => {
  users += 1
  chosenFiles.set([])
})

export const useChosenFiles = () => useStore(chosenFiles)

/** Takes chosen files, one after the other, and returns the reason of the first one that is refused; empty if there is none. */
export function takeFiles(files: readonly File[]): Promise<string> {
  const user = users
  const taken = taking.then(async () => {
    const problems: string[] = []
    for (const file of files)
      try {
        const ready = await takeAttachment(file)
        if (user === users) changeChosenFiles((chosen) => [...chosen, ready])
      } catch (error) {
        problems.push(reasonOf(error))
      }
    return problems[0] ?? ''
  })
  taking = taken
  return taken
}

/** Returns the chosen files, once all are taken. */
export async function chosenForRequest(): Promise<readonly File[]> {
  await taking
  return chosenFiles.get()
}

export const changeChosenFiles = (change: (files: readonly File[]) => readonly File[]): void =>
  chosenFiles.set(change(chosenFiles.get()))
