import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { fullName } from '#contract/full-name.ts'
import type { DealerRequest } from '#contract/requests/request.ts'
import type { RequestStatus } from '#contract/requests/request-values.ts'
import { t } from '#contract/texts.ts'
import { SignedOriginal, Thumbnails, UploadList } from '#web/features/papers/attachment-files.tsx'
import { allServices } from '#web/features/services/service-reads.ts'
import { Plate } from '#web/table/row-actions.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { InstantText } from '#web/ui/values.tsx'
import { uploadActions, useRequestUploads } from './request-files.ts'

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
