import { linkOptions } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, Columns2, UserCheck, X } from 'lucide-react'
import { billState } from '#contract/bills/bill-rules.ts'
import { showBillMonth } from '#contract/bills/bill-texts.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showRemarks } from '#contract/cases/remarks.ts'
import { officeDay } from '#contract/dates.ts'
import { fullName } from '#contract/full-name.ts'
import { showRupees } from '#contract/money.ts'
import { paperStateLabels } from '#contract/papers/paper-values.ts'
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
import { t } from '#contract/texts.ts'
import { daysSince, PAPERS_HASH, waitingTone } from '#web/features/cases/file-state.tsx'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { paths } from '#web/lib/paths.ts'
import { NameWithLookAlike } from '#web/ui/highlight.tsx'
import { DayText, InstantText, Money } from '#web/ui/values.tsx'
import { act, ofCases, pageLink, phone, stageText, type WorkKind } from './row-view.tsx'

const kind = <Row extends QueueRow>(definition: WorkKind<Row>): WorkKind<never> => definition

const workKinds: Record<QueueKind, WorkKind<never>> = {
  toVerify: kind<WaitingCase>({
    ...ofCases,
    source: (role) => ({ page: paths[role].newCase, label: t.menu('newCase') }),
  }),
  toAssign: kind<WaitingCase>({
    ...ofCases,
    source: () => ({ page: paths.superadmin.myCases, label: t.menu('casesToVerify') }),
  }),
  paymentsToCheck: kind<WaitingPayment>({
    source: () => ({ page: paths.superadmin.verifiedCases, label: t.menu('verifiedCases') }),
    keyOf: ({ id }) => id,
    show: ({ paymentBy: { name }, Amount, Mode, firmName }) => ({
      title: name,
      detail: `${showRupees(Amount)} · ${Mode}`,
      firm: firmName,
      acts: [act('check', 'verify', t.queue('check'), Columns2, name)],
      links: [],
    }),
    facts: () => [],
  }),
  dealersToAccept: kind<WaitingDealer>({
    source: () => ({ page: paths.superadmin.clients, label: t.menu('clients') }),
    keyOf: ({ id }) => id,
    show: (dealer) => {
      const { city, firmName } = dealer
      const title = fullName(dealer)
      return {
        title,
        detail: city,
        firm: firmName,
        acts: [
          act('accept', 'assign', t.client('accept'), UserCheck, title),
          act('rejectDealer', 'reject', t.general('reject'), X, title),
        ],
        links: [],
      }
    },
    facts: (row) => [
      {
        label: t.fields('firmName'),
        value: <NameWithLookAlike name={row.firmName} looksLike={row.looksLike} />,
        wide: true,
      },
      { label: t.fields('mobileNo'), value: phone(row.mobileNo) },
      { label: t.queue('signedUp'), value: <InstantText instant={row.waitsSince} time /> },
      { label: t.fields('email'), value: row.email, wide: true },
      {
        label: t.fields('address'),
        value: [row.address1, row.address2, row.city, row.state, row.pincode].filter(Boolean).join(', '),
        wide: true,
      },
    ],
  }),
  overdueBills: kind<OverdueBill>({
    source: () => ({ page: paths.superadmin.dues, label: t.dues('title') }),
    keyOf: ({ billId }) => billId,
    show: ({ billId, billNo, totalAmount, client }) => ({
      title: billNo,
      detail: showRupees(totalAmount),
      firm: client.firmName,
      acts: [],
      links: pageLink(
        t.queue('openDealer'),
        linkOptions({ to: paths.superadmin.clientDetails, search: { id: client.id, tab: 'bills', bill: billId } }),
      ),
    }),
    facts: (row) => [
      { label: t.fields('amount'), value: <Money rupees={row.totalAmount} /> },
      { label: t.fields('status'), value: <StatusBadge kind="bill" status={billState(row, officeDay(new Date()))} /> },
      { label: t.queue('month'), value: showBillMonth(row) },
      { label: t.queue('dueDate'), value: <DayText day={row.dueDate} /> },
      { label: t.fields('firmName'), value: row.client.firmName, wide: true },
      { label: t.fields('name'), value: fullName(row.client) },
      { label: t.fields('mobileNo'), value: phone(row.client.mobileNo) },
    ],
  }),
  lateFiles: kind<WaitingCase>({
    ...ofCases,
    source: (role) => ({ page: paths[role].rto, label: t.stages('title') }),
    show: (row, role) => ({ ...ofCases.show(row, role), stage: stageText(row) }),
    facts: (row) => [{ label: t.stages('stage'), value: stageText(row), wide: true }, ...ofCases.facts(row)],
  }),
  expiringThisWeek: kind<ExpiringPaper>({
    source: (role) => ({ page: paths[role].reminders, label: t.reminders('title') }),
    keyOf: ({ vehicleId, expiryType }) => `${vehicleId}-${expiryType}`,
    show: ({ vehicleNo, expiryType, firmName, owner, expiryDate }, role) => ({
      title: showPlate(vehicleNo),
      detail: expiryType,
      firm: firmName,
      owner,
      expiryDate,
      acts: [],
      links: pageLink(
        t.queue('remind'),
        linkOptions({ to: paths[role].reminders, search: { band: 'week', kind: expiryType, search: vehicleNo } }),
      ),
    }),
    facts: (row) => [
      { label: t.queue('paper'), value: row.expiryType },
      { label: t.queue('expires'), value: <DayText day={row.expiryDate} /> },
      { label: t.queue('owner'), value: row.owner?.name ?? t.queue('noOwner') },
      { label: t.fields('phone'), value: phone(row.owner?.phoneNo ?? null) },
      { label: t.fields('firmName'), value: row.firmName, wide: true },
    ],
  }),
  rejectedToFix: kind<WaitingCase>({
    ...ofCases,
    source: (role) =>
      role === 'employee'
        ? { page: paths.employee.verifiedCases, label: t.menu('ownVerifiedCases') }
        : { page: paths.superadmin.verifiedCases, label: t.menu('verifiedCases') },
    // The rejection's reason needs no introduction.
    show: (row, role) => ({ ...ofCases.show(row, role), lacksLabel: '' }),
  }),
  papersToCheck: kind<PaperToCheck>({
    source: (role) => ({ page: paths[role].rto, label: t.stages('title') }),
    keyOf: ({ caseId, paperId }) => `${caseId}-${paperId}`,
    show: ({ caseId, CaseNo: caseNo, vehicleNo, name, firmName }, role) => ({
      title: showPlate(vehicleNo),
      detail: name,
      firm: firmName,
      acts: [
        act('receive', 'received', t.papers('received'), CircleCheck, name),
        act('object', 'objection', t.papers('objection'), CircleAlert, name),
      ],
      links: pageLink(
        t.queue('openCase'),
        linkOptions({
          to: paths[role].caseDetail.pattern,
          params: { caseNo },
          state: { id: caseId },
          hash: PAPERS_HASH,
        }),
      ),
    }),
    facts: (row) => [
      { label: t.queue('paper'), value: row.name },
      {
        label: t.papers('state'),
        value: row.state === 'received' ? t.papers('beingChecked') : paperStateLabels()[row.state],
      },
      { label: t.queue('files'), value: row.files },
      { label: t.fields('status'), value: <StatusBadge kind="case" status={row.status} /> },
      { label: t.fields('firmName'), value: row.firmName, wide: true },
    ],
  }),
}

const kindOf = (row: QueueRow) => workKinds[row.kind] as WorkKind<QueueRow>

export const sourcePageOf = (name: QueueKind, role: StaffRole) => workKinds[name].source(role)
export const rowKey = (row: QueueRow) => kindOf(row).keyOf(row)
export const rowFacts = (row: QueueRow) => kindOf(row).facts(row)

export function showRow(row: QueueRow, role: StaffRole) {
  const view = kindOf(row).show(row, role)
  const days = daysSince(row.waitsSince)
  const inDays = t.queue('inDays', { days: Math.max(0, -days) })
  const wait = view.expiryDate
    ? { text: inDays, sentence: `${t.queue('expires')} ${inDays}`, tone: 'text-muted' }
    : {
        text: t.facets('waitedDays', { days }),
        sentence: t.payments('waitsForDays', { days: Math.max(0, days) }),
        tone: waitingTone(days),
      }
  return { lacksLabel: t.queue('lacks'), ...view, wait, lacks: row.lacking.map(showRemarks).join(', ') }
}
