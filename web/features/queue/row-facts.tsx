import type { ReactNode } from 'react'
import { caseFields } from '#contract/cases/case-fields.ts'
import { messages } from '#contract/messages.ts'
import type { ExpiringPaper, OverdueBill, QueueRow, WaitingCase, WaitingDealer } from '#contract/queue/queue.ts'
import { Money } from '#web/domain/money.tsx'
import { NameWithLookAlike } from '#web/domain/name-with-look-alike.tsx'
import { PhoneLink } from '#web/domain/phone.tsx'
import { StatusBadge } from '#web/domain/status-badge.tsx'
import { Facts } from '#web/ui/card.tsx'
import { DayText, InstantText } from '#web/ui/date.tsx'
import { billMonthText, rowLacks, stageText } from './row-texts.ts'

interface Fact {
  label: string
  value: ReactNode
  wide?: boolean
}

const phone = (number: string | null) => number && <PhoneLink number={number} />
const { generalDetail, vehicleDetail, ownerDetails } = caseFields

/** The facts of a row on which its action depends. */
export function RowFacts({ row }: { row: QueueRow }) {
  const lacks = rowLacks(row)
  return (
    <>
      {lacks && (
        <p className="mb-5 rounded-md border border-warn-line bg-warn-soft px-3.5 py-3 text-sm">
          {row.kind !== 'rejectedToFix' && `${messages.queue.lacks}: `}
          {lacks}
        </p>
      )}
      <Facts columns={2} facts={factsOf(row)} />
    </>
  )
}

function factsOf(row: QueueRow): Fact[] {
  switch (row.kind) {
    case 'paymentsToCheck':
      return []
    case 'dealersToAccept':
      return dealerFacts(row)
    case 'overdueBills':
      return billFacts(row)
    case 'expiringThisWeek':
      return paperFacts(row)
    default:
      return waitingCaseFacts(row)
  }
}

const waitingCaseFacts = (row: WaitingCase): Fact[] => [
  ...(row.kind === 'lateFiles' ? [{ label: messages.stages.stage, value: stageText(row), wide: true }] : []),
  { label: messages.fields.status, value: <StatusBadge kind="case" status={row.status} /> },
  { label: messages.fields.amount, value: <Money rupees={row.totalAmount} /> },
  { label: generalDetail.firmName.label, value: row.firmName, wide: true },
  { label: vehicleDetail.fromRTO.label, value: row.fromRTO },
  { label: vehicleDetail.toRTO.label, value: row.toRTO },
  { label: generalDetail.appointmentDate.label, value: <DayText day={row.appointmentDate} /> },
  { label: generalDetail.applicationNo.label, value: row.applicationNo },
  { label: generalDetail.applicationDate.label, value: <DayText day={row.applicationDate} /> },
  { label: messages.cases.createdAt, value: <InstantText instant={row.createdAt} /> },
  { label: ownerDetails.buyerName.header, value: row.buyerName },
  { label: ownerDetails.buyerPhoneNo.header, value: phone(row.buyerPhoneNo) },
  {
    label: messages.cases.createdBy,
    value: [row.createdBy.firstName, row.createdBy.lastName, row.createdBy.employeeCode].filter(Boolean).join(' '),
  },
  ...(row.payment
    ? [{ label: messages.payments.payment, value: <StatusBadge kind="payment" status={row.payment.status} /> }]
    : []),
]

const dealerFacts = (row: WaitingDealer): Fact[] => [
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
]

const billFacts = (row: OverdueBill): Fact[] => [
  { label: messages.fields.amount, value: <Money rupees={row.totalAmount} /> },
  { label: messages.fields.status, value: <StatusBadge kind="bill" status={row.status} /> },
  { label: messages.queue.month, value: billMonthText(row) },
  { label: messages.queue.dueDate, value: <DayText day={row.dueDate} /> },
  { label: messages.fields.firmName, value: row.client.firmName, wide: true },
  { label: messages.fields.name, value: `${row.client.firstName} ${row.client.lastName}` },
  { label: messages.fields.mobileNo, value: phone(row.client.mobileNo) },
]

const paperFacts = (row: ExpiringPaper): Fact[] => [
  { label: messages.queue.paper, value: row.expiryType },
  { label: messages.queue.expires, value: <DayText day={row.expiryDate} /> },
  { label: messages.queue.owner, value: row.owner?.name ?? messages.queue.noOwner },
  { label: messages.fields.phone, value: phone(row.owner?.phoneNo ?? null) },
  { label: messages.fields.firmName, value: row.firmName, wide: true },
]
