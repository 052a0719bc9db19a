import { useQuery } from '@tanstack/react-query'
import { type LinkOptions, linkOptions } from '@tanstack/react-router'
import { CircleCheck, type LucideIcon, UserCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { disabledReason, missingForVerify } from '#contract/cases/case-actions.ts'
import { caseFields } from '#contract/cases/case-fields.ts'
import { showPlate } from '#contract/cases/plate.ts'
import type { ExpiringPaper, WaitingCase } from '#contract/queue/queue.ts'
import type { StaffRole } from '#contract/roles.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stages.ts'
import { t, textOf } from '#contract/texts.ts'
import { APPOINTMENT } from '#web/features/cases/detail/use-case.ts'
import { checklistOf, wantedPapersOf } from '#web/features/cases/file-state.tsx'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { type PagePath, paths } from '#web/lib/paths.ts'
import type { VerbName } from '#web/lib/verbs.ts'
import { DayText, InstantText, Money, PhoneLink } from '#web/ui/values.tsx'

/** An action on a row, taken in a dialog. */
export interface RowAct {
  name: 'verify' | 'assign' | 'rejectCase' | 'check' | 'accept' | 'rejectDealer' | 'receive' | 'object'
  verb: VerbName
  label: string
  /** The row in the accessible name. */
  subject: string
  icon: LucideIcon
}

interface RowView {
  /** A plate, the name of a payer or dealer, or the number of a bill. */
  title: string
  /** Distinguishes rows with the same title. */
  detail: string
  firm: string
  /** Shown beside the firm instead of the missing parts. */
  stage?: string
  owner?: ExpiringPaper['owner']
  /** The day ahead; other rows have waited since a past day. */
  expiryDate?: string
  lacksLabel?: string
  /** The usual one first. */
  acts: readonly RowAct[]
  /** The form before the page. */
  links: readonly { verb: 'edit' | 'open'; label: string; link: LinkOptions }[]
}

export interface WorkKind<Row> {
  /** The page from which the rows come. */
  source: (role: StaffRole) => { page: PagePath; label: string }
  keyOf: (row: Row) => string
  show: (row: Row, role: StaffRole) => RowView
  facts: (row: Row) => { label: string; value: ReactNode; wide?: boolean }[]
}

export const act = (
  name: RowAct['name'],
  verb: VerbName,
  label: string,
  icon: LucideIcon,
  subject: string,
): RowAct => ({ name, verb, label, icon, subject })

export const pageLink = (label: string, link: LinkOptions) => [{ verb: 'open' as const, label, link }]

export const phone = (number: string | null) => number && <PhoneLink number={number} />

const { generalDetail, vehicleDetail, ownerDetails } = caseFields

function caseActs(row: WaitingCase, role: StaffRole): RowAct[] {
  if (disabledReason('verify', row.status) === null)
    return [act('verify', 'verify', t.general('verify'), CircleCheck, row.CaseNo)]
  if (role === 'employee' || disabledReason('assign', row.status) !== null) return []
  return [
    act('assign', 'assign', t.cases('assign'), UserCheck, row.CaseNo),
    act('rejectCase', 'reject', t.general('reject'), X, row.CaseNo),
  ]
}

function caseLinks(row: WaitingCase, role: StaffRole): RowView['links'] {
  const { id, CaseNo: caseNo, status } = row
  const { caseEdit, caseDetail } = paths[role]
  const form = linkOptions({
    to: caseEdit.pattern,
    params: { caseNo },
    ...(missingForVerify(role, row) && { state: { field: APPOINTMENT } }),
  })
  const page = linkOptions({ to: caseDetail.pattern, params: { caseNo }, state: { id } })
  const links = pageLink(t.queue('openCase'), page)
  return disabledReason('edit', status) === null
    ? [{ verb: 'edit', label: t.general('edit'), link: form }, ...links]
    : links
}

/** "5 of 8. Still needed: Form 29, RC book." */
function Papers({ caseId }: { caseId: string }) {
  const checklist = useQuery(checklistOf(caseId)).data?.data
  if (!checklist) return '-'
  const wanted = wantedPapersOf(checklist)
  const { required, lacking } = checklist
  return (
    <>
      {t.stages('papersOf', { there: required - lacking, required })}
      {wanted.length > 0 && `. ${t.papers('stillNeeded', { names: wanted.map(({ name }) => name).join(', ') })}`}
    </>
  )
}

/** What the kinds of cases have in common. */
export const ofCases: Omit<WorkKind<WaitingCase>, 'source'> = {
  keyOf: ({ id }) => id,
  show: (row, role) => ({
    title: showPlate(row.vehicleNo),
    detail: row.CaseNo,
    firm: row.firmName,
    acts: caseActs(row, role),
    links: caseLinks(row, role),
  }),
  facts: (row) => [
    { label: t.fields('status'), value: <StatusBadge kind="case" status={row.status} /> },
    { label: t.fields('amount'), value: <Money rupees={row.totalAmount} /> },
    { label: textOf(generalDetail.firmName.label), value: row.firmName, wide: true },
    { label: textOf(vehicleDetail.fromRTO.label), value: row.fromRTO },
    { label: textOf(vehicleDetail.toRTO.label), value: row.toRTO },
    { label: textOf(generalDetail.appointmentDate.label), value: <DayText day={row.appointmentDate} /> },
    { label: textOf(generalDetail.applicationNo.label), value: row.applicationNo },
    { label: textOf(generalDetail.applicationDate.label), value: <DayText day={row.applicationDate} /> },
    { label: t.cases('createdAt'), value: <InstantText instant={row.createdAt} /> },
    { label: t.papers('title'), value: <Papers caseId={row.id} />, wide: true },
    { label: textOf(ownerDetails.buyerName.header), value: row.buyerName },
    { label: textOf(ownerDetails.buyerPhoneNo.header), value: phone(row.buyerPhoneNo) },
    {
      label: t.cases('createdBy'),
      value: [row.createdBy.firstName, row.createdBy.lastName, row.createdBy.employeeCode].filter(Boolean).join(' '),
    },
    ...(row.payment
      ? [{ label: t.payments('payment'), value: <StatusBadge kind="payment" status={row.payment.status} /> }]
      : []),
  ],
}

export const stageText = ({ stage, waitingOn }: WaitingCase) =>
  `${stageLabels()[stage]} · ${t.stages('waitsOn', { who: waitingOnLabels()[waitingOn] })}`
