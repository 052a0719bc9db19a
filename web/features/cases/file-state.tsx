import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { type Stage, stages, type WaitingOn, waitingOn } from '#contract/cases/case-values.ts'
import { daysBetween, officeDay } from '#contract/dates.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import { isWanted } from '#contract/papers/paper-values.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { type FileHolder, type FileOfDealer, holderOf, placeText, wantText } from '#contract/stages/file-sentence.ts'
import { stageLabels, usualWaitingOn, waitingOnLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { paperEndpoints } from '#web/endpoints.generated.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery } from '#web/lib/query.ts'

/** The part of a case's page with its papers. */
export const PAPERS_HASH = 'papers'

type File = PayableCase['case']

/** A file of a dealer's list as its sentence speaks of it. */
export const fileOfDealer = (file: File): FileOfDealer => ({ ...file, rto: file.vehicleDetail.toRTO })

/** Where a dealer's file is: the six stages as dots, and in words where it is and since when. */
export function FileStage({ file }: { file: File }) {
  const reached = stages.indexOf(file.stage)
  return (
    <span className="flex min-w-0 items-start gap-x-2 text-muted text-sm">
      <span className="forced-color-adjust-none flex h-[1lh] shrink-0 items-center gap-1" aria-hidden="true">
        {stages.map((one, at) => (
          <span key={one} className={clsx('size-1.5 rounded-full', at <= reached ? 'bg-accent' : 'bg-line')} />
        ))}
      </span>
      <span className="wrap-anywhere min-w-0">{whereFileIs(file)}</span>
    </span>
  )
}

/** Returns whether a dealer's file lacks a paper or waits for the dealer. */
export const wantsClient = (file: File) => holderOf(fileOfDealer(file)) === 'dealer'

/**
 * What a dealer is to do for a file, as a link to its papers where these are wanted; nothing for a file that waits for
 * others.
 */
export function FileWant({ file }: { file: File }) {
  const { id, CaseNo, lackingPapers } = file
  const want = wantText(fileOfDealer(file))
  if (want === null) return null
  if (lackingPapers.length === 0) return <span className="wrap-anywhere font-medium text-sm text-warn">{want}</span>
  return (
    <Link
      to={paths.client.caseDetail.pattern}
      params={{ caseNo: CaseNo }}
      state={{ id }}
      hash={PAPERS_HASH}
      className="relative inline-flex min-h-8 min-w-0 items-center gap-1.5 rounded-md font-medium text-sm text-warn hover:underline max-md:min-h-11"
    >
      <Camera className="size-4 shrink-0" />
      <span className="wrap-anywhere line-clamp-2">{want}</span>
      <span className="sr-only">: {t.clientCases('addPhotoTo', { caseNo: CaseNo })}</span>
    </Link>
  )
}

/** Where a dealer's file is, for how long, and how long such files usually take. */
export const whereFileIs = (file: File): string => placeText(fileOfDealer(file), new Date())

/** By whose turn it is a dealer can narrow the list of files. */
export const fileFilters = ['dealer', 'rto', 'done'] as const satisfies readonly FileHolder[]
export type FileFilter = (typeof fileFilters)[number]

export const isHeldBy = (file: File, holder: FileHolder): boolean => holderOf(fileOfDealer(file)) === holder

/** A dealer's files: those that wait for the dealer first, the longest first, then the others as they were. */
export const byTurn = <T extends { case: File }>(files: readonly T[]): T[] => {
  const waiting = files.filter((one) => wantsClient(one.case))
  return [
    ...waiting.sort((one, other) => one.case.stageSince.localeCompare(other.case.stageSince)),
    ...files.filter((one) => !wantsClient(one.case)),
  ]
}

/** Work that has waited for more than these numbers of days waits long, or too long. */
const LONG = 3

const TOO_LONG = 7

/** The calendar days from an instant until today, in India; negative for an instant of a later day. */
export const daysSince = (instant: string): number => daysBetween(officeDay(new Date(instant)), officeDay(new Date()))

/** The colour of a waiting time: grey, amber after 3 days, red after 7. */
export const waitingTone = (days: number): string =>
  days > TOO_LONG ? 'text-bad' : days > LONG ? 'text-warn' : 'text-muted'

export const stageOptions = () => stages.map((value) => ({ value, label: stageLabels()[value] }))

export const waitingOptions = () => waitingOn.map((value) => ({ value, label: waitingOnLabels()[value] }))

/** The party that a file waits for follows the stage that is chosen in a form, until a person chooses the party. */
export function usePartyOfStage(
  setParty: (party: WaitingOn) => void,
  partyIn = (stage: Stage): WaitingOn => usualWaitingOn[stage],
) {
  const isChosen = useRef(false)
  return {
    onStage: (stage: string) => {
      if (!isChosen.current) setParty(partyIn(stage as Stage))
    },
    onParty: () => {
      isChosen.current = true
    },
  }
}

/** Returns the names of the missing papers of a case; empty while they are unknown. */
export function useMissingPapers(caseId: string, enabled = true): string {
  const checklist = useQuery({ ...checklistOf(caseId), enabled }).data?.data
  return checklist
    ? wantedPapersOf(checklist)
        .map(({ name }) => name)
        .join(', ')
    : ''
}

/** Names the missing papers of a case; renders nothing while they are unknown or none are missing. */
export function LackingPapersNotice({ caseId }: { caseId: string }) {
  const names = useMissingPapers(caseId)
  if (!names) return null
  return (
    <p role="status" className="mt-4 rounded-lg border border-warn-line bg-warn-soft px-4 py-3 text-warn">
      {t.papers('lackingWarning', { names })}
    </p>
  )
}

export const checklistOf = (caseId: string) => apiQuery(paperEndpoints.ofCase, { params: { caseId } })

/** The papers that are missing or deficient: the required ones, and those that the office asked for in this case alone. */
export const wantedPapersOf = ({ papers }: { papers: readonly CasePaper[] }): CasePaper[] => papers.filter(isWanted)
