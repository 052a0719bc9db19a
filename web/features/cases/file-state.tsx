import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Camera } from 'lucide-react'
import { stages } from '#contract/cases/case-values.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { whereFileIs } from './where-file-is.ts'

/** The part of a case's page with its papers. */
export const PAPERS_HASH = 'papers'

type File = PayableCase['case']

/** Where a dealer's file is: the six stages as dots, the present one in words, and since when. */
export function FileStage({ file }: { file: File }) {
  const reached = stages.indexOf(file.stage)
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-muted text-sm">
      <span className="forced-color-adjust-none flex h-[1lh] shrink-0 items-center gap-1" aria-hidden="true">
        {stages.map((one, at) => (
          <span key={one} className={clsx('size-1.5 rounded-full', at <= reached ? 'bg-accent' : 'bg-line')} />
        ))}
      </span>
      <span className="min-w-0">{whereFileIs(file)}</span>
    </span>
  )
}

/** Returns whether a dealer's file lacks a paper or waits for the dealer. */
export const wantsClient = ({ stage, waitingOn, lackingPapers }: File) =>
  lackingPapers.length > 0 || (waitingOn === 'dealer' && stage !== 'handedOver')

/**
 * The paper that a dealer's file lacks, with a button to add a photo of it; or a note that the file waits for the
 * dealer.
 */
export function FileWant({ file }: { file: File }) {
  const { id, CaseNo, lackingPapers } = file
  const [first, ...others] = lackingPapers
  if (first === undefined)
    return wantsClient(file) && <span className="font-medium text-sm text-warn">{t.clientCases('waitsForYou')}</span>
  return (
    <Link
      to={paths.client.caseDetail.pattern}
      params={{ caseNo: CaseNo }}
      state={{ id }}
      hash={PAPERS_HASH}
      className="relative inline-flex min-h-8 min-w-0 items-center gap-1.5 rounded-md text-sm text-warn hover:underline max-md:min-h-11"
    >
      <Camera className="size-4 shrink-0" />
      <span className="truncate">{t.clientCases('missingPapers', { first, more: others.length })}</span>
      <span className="sr-only">: {t.clientCases('addPhotoTo', { caseNo: CaseNo })}</span>
    </Link>
  )
}
