import { type LinkOptions, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { showBillMonth } from '#contract/bills/bill-rules.ts'
import { disabledReason, missingForVerify } from '#contract/cases/case-actions.ts'
import { caseFields } from '#contract/cases/case-fields.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showRemarks } from '#contract/cases/remarks.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { paperStateLabels } from '#contract/papers/paper-labels.ts'
import type {
  ExpiringPaper,
  OverdueBill,
  PaperToCheck,
  QueueRow,
  WaitingCase,
  WaitingDealer,
  WaitingPayment,
} from '#contract/queue/queue.ts'
import type { QueueKind } from '#contract/queue/queue-values.ts'
import type { StaffRole } from '#contract/roles.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stage-labels.ts'
import { APPOINTMENT } from '#web/domain/edited-field.ts'
import { Money } from '#web/domain/money.tsx'
import { NameWithLookAlike } from '#web/domain/name-with-look-alike.tsx'
import { PhoneLink } from '#web/domain/phone.tsx'
import { StatusBadge } from '#web/domain/status-badge.tsx'
import { daysSince, waitingTone } from '#web/domain/waiting.ts'
import { CircleCheck, Columns2, UserCheck, X } from '#web/icons/index.generated.ts'
import type { LucideIcon } from '#web/icons/make-icon.ts'
import { type PagePath, paths } from '#web/paths.ts'
import { DayText, InstantText } from '#web/ui/date.tsx'

/** An action on a row, taken in a dialog. */
export interface RowAct {
  name: 'verify' | 'assign' | 'rejectCase' | 'check' | 'accept' | 'rejectDealer'
  letter: string
  label: string
  /** The row in the accessible name. */
  subject: string
  icon: LucideIcon
  /** The reason why it is not possible now. */
  reason: string | null
}

interface RowView {
  /** A plate, the name of a payer or dealer, or the number of a bill. */
  title: string
  /** Distinguishes rows with the same title. */
  detail: string
  firm: string
  /** Stands beside the firm instead of what the row lacks. */
  stage?: string
  owner?: ExpiringPaper['owner']
  /** The day that lies ahead; other rows have waited since a day that is past. */
  expiryDate?: string
  lacksLabel?: string
  /** The usual one first. */
  acts: readonly RowAct[]
  /** The form before the page. */
  links: readonly { letter: 'e' | 'o'; label: string; link: LinkOptions }[]
}

interface WorkKind<Row> {
  /** The page from which the rows come. */
  source: (role: StaffRole) => { page: PagePath; label: string }
  keyOf: (row: Row) => string
  show: (row: Row, role: StaffRole) => RowView
  facts: (row: Row) => { label: string; value: ReactNode; wide?: boolean }[]
}

const kind = <Row extends QueueRow>(definition: WorkKind<Row>): WorkKind<never> => definition

const act = (
  name: RowAct['name'],
  letter: string,
  label: string,
  icon: LucideIcon,
  subject: string,
  reason: string | null = null,
): RowAct => ({ name, letter, label, icon, subject, reason })

const pageLink = (label: string, link: LinkOptions) => [{ letter: 'o' as const, label, link }]
const phone = (number: string | null) => number && <PhoneLink number={number} />
const { generalDetail, vehicleDetail, ownerDetails } = caseFields

function caseActs(row: WaitingCase, role: StaffRole): RowAct[] {
  if (disabledReason('verify', row.status) === null)
    return [act('verify', 'v', messages.general.verify, CircleCheck, row.CaseNo, missingForVerify(role, row))]
  if (role === 'employee' || disabledReason('assign', row.status) !== null) return []
  return [
    act('assign', 'a', messages.cases.assign, UserCheck, row.CaseNo),
    act('rejectCase', 'x', messages.general.reject, X, row.CaseNo),
  ]
}

function caseLinks(row: WaitingCase, role: StaffRole): RowView['links'] {
  const { id, CaseNo: caseNo, status } = row
  const { caseEdit, caseDetail } = paths[role]
  const form = linkOptions({
    to: caseEdit.pattern,
    params: { caseNo },
    ...(missingForVerify(role, row) && { hash: APPOINTMENT }),
  })
  const page = linkOptions({ to: caseDetail.pattern, params: { caseNo }, state: { id } })
  const links = pageLink(messages.queue.openCase, page)
  return disabledReason('edit', status) === null
    ? [{ letter: 'e', label: messages.general.edit, link: form }, ...links]
    : links
}

const ofCases: Omit<WorkKind<WaitingCase>, 'source'> = {
  keyOf: ({ id }) => id,
  show: (row, role) => ({
    title: showPlate(row.vehicleNo),
    detail: row.CaseNo,
    firm: row.firmName,
    acts: caseActs(row, role),
    links: caseLinks(row, role),
  }),
  facts: (row) => [
    { label: messages.fields.status, value: <StatusBadge kind="case" status={row.status} /> },
    { label: messages.fields.amount, value: <Money rupees={row.totalAmount} /> },
    { label: generalDetail.firmName.label(), value: row.firmName, wide: true },
    { label: vehicleDetail.fromRTO.label(), value: row.fromRTO },
    { label: vehicleDetail.toRTO.label(), value: row.toRTO },
    { label: generalDetail.appointmentDate.label(), value: <DayText day={row.appointmentDate} /> },
    { label: generalDetail.applicationNo.label(), value: row.applicationNo },
    { label: generalDetail.applicationDate.label(), value: <DayText day={row.applicationDate} /> },
    { label: messages.cases.createdAt, value: <InstantText instant={row.createdAt} /> },
    { label: ownerDetails.buyerName.header(), value: row.buyerName },
    { label: ownerDetails.buyerPhoneNo.header(), value: phone(row.buyerPhoneNo) },
    {
      label: messages.cases.createdBy,
      value: [row.createdBy.firstName, row.createdBy.lastName, row.createdBy.employeeCode].filter(Boolean).join(' '),
    },
    ...(row.payment
      ? [{ label: messages.payments.payment, value: <StatusBadge kind="payment" status={row.payment.status} /> }]
      : []),
  ],
}

const stageText = ({ stage, waitingOn }: WaitingCase) =>
  `${stageLabels()[stage]} · ${messages.stages.waitsOn(waitingOnLabels()[waitingOn])}`

const workKinds: Record<QueueKind, WorkKind<never>> = {
  toVerify: kind<WaitingCase>({
    ...ofCases,
    source: (role) => ({ page: paths[role].newCase, label: messages.menu.newCase }),
  }),
  toAssign: kind<WaitingCase>({
    ...ofCases,
    source: () => ({ page: paths.superadmin.myCases, label: messages.menu.casesToVerify }),
  }),
  paymentsToCheck: kind<WaitingPayment>({
    source: () => ({ page: paths.superadmin.verifiedCases, label: messages.menu.verifiedCases }),
    keyOf: ({ id }) => id,
    show: ({ paymentBy: { name }, Amount, Mode, firmName }) => ({
      title: name,
      detail: `${showRupees(Amount)} · ${Mode}`,
      firm: firmName,
      acts: [act('check', 'c', messages.queue.check, Columns2, name)],
      links: [],
    }),
    facts: () => [],
  }),
  dealersToAccept: kind<WaitingDealer>({
    source: () => ({ page: paths.superadmin.clients, label: messages.menu.clients }),
    keyOf: ({ id }) => id,
    show: ({ firstName, lastName, city, firmName }) => {
      const title = `${firstName} ${lastName}`
      return {
        title,
        detail: city,
        firm: firmName,
        acts: [
          act('accept', 'a', messages.client.accept, UserCheck, title),
          act('rejectDealer', 'x', messages.general.reject, X, title),
        ],
        links: [],
      }
    },
    facts: (row) => [
      {
        label: messages.fields.firmName,
        value: <NameWithLookAlike name={row.firmName} looksLike={row.looksLike} />,
        wide: true,
      },
      { label: messages.fields.mobileNo, value: phone(row.mobileNo) },
      { label: messages.queue.signedUp, value: <InstantText instant={row.waitsSince} time /> },
      { label: messages.fields.email, value: row.email, wide: true },
      {
        label: messages.fields.address,
        value: [row.address1, row.address2, row.city, row.state, row.pincode].filter(Boolean).join(', '),
        wide: true,
      },
    ],
  }),
  overdueBills: kind<OverdueBill>({
    source: () => ({ page: paths.superadmin.dues, label: messages.dues.title }),
    keyOf: ({ billId }) => billId,
    show: ({ billId, billNo, totalAmount, client }) => ({
      title: billNo,
      detail: showRupees(totalAmount),
      firm: client.firmName,
      acts: [],
      links: pageLink(
        messages.queue.openDealer,
        linkOptions({ to: paths.superadmin.clientDetails, search: { id: client.id, tab: 'bills', bill: billId } }),
      ),
    }),
    facts: (row) => [
      { label: messages.fields.amount, value: <Money rupees={row.totalAmount} /> },
      { label: messages.fields.status, value: <StatusBadge kind="bill" status={row.status} /> },
      { label: messages.queue.month, value: showBillMonth(row) },
      { label: messages.queue.dueDate, value: <DayText day={row.dueDate} /> },
      { label: messages.fields.firmName, value: row.client.firmName, wide: true },
      { label: messages.fields.name, value: `${row.client.firstName} ${row.client.lastName}` },
      { label: messages.fields.mobileNo, value: phone(row.client.mobileNo) },
    ],
  }),
  lateFiles: kind<WaitingCase>({
    ...ofCases,
    source: (role) => ({ page: paths[role].rto, label: messages.stages.title }),
    show: (row, role) => ({ ...ofCases.show(row, role), stage: stageText(row) }),
    facts: (row) => [{ label: messages.stages.stage, value: stageText(row), wide: true }, ...ofCases.facts(row)],
  }),
  expiringThisWeek: kind<ExpiringPaper>({
    source: (role) => ({ page: paths[role].reminders, label: messages.reminders.title }),
    keyOf: ({ vehicleId, expiryType }) => `${vehicleId}-${expiryType}`,
    show: ({ vehicleNo, expiryType, firmName, owner, expiryDate }, role) => ({
      title: showPlate(vehicleNo),
      detail: expiryType,
      firm: firmName,
      owner,
      expiryDate,
      acts: [],
      links: pageLink(
        messages.queue.remind,
        linkOptions({ to: paths[role].reminders, search: { band: 'week', kind: expiryType, search: vehicleNo } }),
      ),
    }),
    facts: (row) => [
      { label: messages.queue.paper, value: row.expiryType },
      { label: messages.queue.expires, value: <DayText day={row.expiryDate} /> },
      { label: messages.queue.owner, value: row.owner?.name ?? messages.queue.noOwner },
      { label: messages.fields.phone, value: phone(row.owner?.phoneNo ?? null) },
      { label: messages.fields.firmName, value: row.firmName, wide: true },
    ],
  }),
  rejectedToFix: kind<WaitingCase>({
    ...ofCases,
    source: (role) =>
      role === 'employee'
        ? { page: paths.employee.verifiedCases, label: messages.menu.ownVerifiedCases }
        : { page: paths.superadmin.verifiedCases, label: messages.menu.verifiedCases },
    // The rejection's reason needs no introduction.
    show: (row, role) => ({ ...ofCases.show(row, role), lacksLabel: '' }),
  }),
  papersToCheck: kind<PaperToCheck>({
    source: (role) => ({ page: paths[role].rto, label: messages.stages.title }),
    keyOf: ({ caseId, paperId }) => `${caseId}-${paperId}`,
    show: ({ caseId, CaseNo: caseNo, vehicleNo, name, firmName }, role) => ({
      title: showPlate(vehicleNo),
      detail: name,
      firm: firmName,
      acts: [],
      links: pageLink(
        messages.queue.openCase,
        linkOptions({ to: paths[role].caseDetail.pattern, params: { caseNo }, state: { id: caseId } }),
      ),
    }),
    facts: (row) => [
      { label: messages.queue.paper, value: row.name },
      { label: messages.papers.state, value: paperStateLabels()[row.state] },
      { label: messages.queue.files, value: row.files },
      { label: messages.fields.status, value: <StatusBadge kind="case" status={row.status} /> },
      { label: messages.fields.firmName, value: row.firmName, wide: true },
    ],
  }),
}

const kindOf = (row: QueueRow) => workKinds[row.kind] as WorkKind<QueueRow>

export const sourceOf = (name: QueueKind, role: StaffRole) => workKinds[name].source(role)
export const rowKey = (row: QueueRow) => kindOf(row).keyOf(row)
export const rowFacts = (row: QueueRow) => kindOf(row).facts(row)

export function showRow(row: QueueRow, role: StaffRole) {
  const view = kindOf(row).show(row, role)
  const days = daysSince(row.waitsSince)
  const inDays = messages.queue.inDays(-days)
  const wait = view.expiryDate
    ? { text: inDays, sentence: `${messages.queue.expires} ${inDays}`, tone: 'text-muted' }
    : {
        text: messages.facets.waitedDays(days),
        sentence: messages.payments.waitsForDays(days),
        tone: waitingTone(days),
      }
  return { lacksLabel: messages.queue.lacks, ...view, wait, lacks: row.lacking.map(showRemarks).join(', ') }
}
