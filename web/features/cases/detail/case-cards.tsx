import type { ReactNode } from 'react'
import type { Case } from '#contract/cases/case.ts'
import { caseLabels, expiryLabels, ownerLabels, ownerPartLabels } from '#contract/cases/case-labels.ts'
import { messages } from '#contract/messages.ts'
import { Money } from '#web/domain/money.tsx'
import { PhoneLink } from '#web/domain/phone.tsx'
import { Plate } from '#web/domain/plate.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card, Facts } from '#web/ui/card.tsx'
import { DayText } from '#web/ui/date.tsx'
import { ExpiryNote } from '../expiry/expiry-note.tsx'
import { servicesOf } from './case-facts.ts'

/*
 * The cards of a case in detail (spec/2 screen 3). What a role may not see is not in the case at
 * all; what a role could see but is missing shows a dash.
 */

type Fact = { label: string; value: ReactNode; wide?: boolean }

const day = (value: string | null) => (value ? <DayText day={value} /> : null)
const plate = (value: string | null) => value && <Plate number={value} />
const money = (value: number | null | undefined) =>
  value === null || value === undefined ? null : <Money rupees={value} />

/** Firm, application, appointment; the incentive for a superadmin alone. */
export function GeneralCard({ caseData, isAdmin }: { caseData: Case; isAdmin: boolean }) {
  const { generalDetail: general } = caseData
  const facts: Fact[] = [
    { label: caseLabels.firmName, value: general.firmName },
    { label: caseLabels.applicationNo, value: general.applicationNo },
    { label: caseLabels.applicationDate, value: day(general.applicationDate) },
    { label: caseLabels.appointmentDate, value: day(general.appointmentDate) },
    { label: caseLabels.branchCodeId, value: general.branchCodeId },
    { label: caseLabels.employeeCodeId, value: general.employeeCodeId },
  ]
  if (isAdmin) facts.push({ label: caseLabels.incentiveAmount, value: money(general.incentiveAmount) })
  return <FactCard title="General" facts={facts} />
}

/** What of it a client is shown (spec/2 screen 4). */
export function ClientGeneralCard({ caseData: { generalDetail: general } }: { caseData: Case }) {
  const facts: Fact[] = [
    { label: caseLabels.firmName, value: general.firmName },
    { label: caseLabels.applicationDate, value: day(general.applicationDate) },
  ]
  return <FactCard title="General" facts={facts} />
}

export function VehicleCard({ caseData: { vehicleDetail: vehicle } }: { caseData: Case }) {
  const facts: Fact[] = [
    { label: caseLabels.vehicleNo, value: plate(vehicle.vehicleNo) },
    { label: caseLabels.rmaVehicleNo, value: plate(vehicle.rmaVehicleNo) },
    { label: caseLabels.fromRTO, value: vehicle.fromRTO },
    { label: caseLabels.toRTO, value: vehicle.toRTO },
    { label: caseLabels.chassisNo, value: vehicle.chassisNo },
    { label: caseLabels.engineNo, value: vehicle.engineNo },
  ]
  return <FactCard title="Vehicle" facts={facts} />
}

export function ExpireCard({ caseData: { expireDetail } }: { caseData: Case }) {
  const facts = (Object.keys(expiryLabels) as (keyof typeof expiryLabels)[]).map((field): Fact => {
    const value = expireDetail[field]
    return {
      label: expiryLabels[field],
      value: value && (
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <DayText day={value} />
          <ExpiryNote day={value} />
        </span>
      ),
    }
  })
  return <FactCard title="Expire" facts={facts} />
}

export function TransactionCard({ caseData: { transactionDetail: transaction } }: { caseData: Case }) {
  const services = servicesOf(transaction)
  const facts: Fact[] = [
    { label: caseLabels.to, value: transaction.to },
    { label: caseLabels.numberPlate, value: transaction.numberPlate },
    { label: caseLabels.hptId, value: transaction.hptName },
    { label: caseLabels.hpaId, value: transaction.hpaName },
    {
      label: 'Services',
      wide: true,
      value: services.length > 0 && (
        <span className="flex flex-wrap gap-1.5 pt-1">
          {services.map((service) => (
            <Badge key={service} tone="accent">
              {service}
            </Badge>
          ))}
        </span>
      ),
    },
    { label: caseLabels.remarks, value: transaction.remarks, wide: true },
  ]
  return <FactCard title="Transaction" facts={facts} />
}

/** One owner; `aadhaar` replaces the masked number while it is revealed. */
export function OwnerCard({
  caseData: { ownerDetails: owners },
  who,
  aadhaar,
  actions,
}: {
  caseData: Case
  who: 'seller' | 'buyer'
  aadhaar?: string | null | undefined
  actions?: ReactNode
}) {
  const phone = owners[`${who}PhoneNo`]
  const number = aadhaar ?? owners[`${who}AadharNo`]
  const facts: Fact[] = [{ label: ownerPartLabels.Name, value: owners[`${who}Name`], wide: true }]
  if (number !== undefined)
    facts.push({ label: ownerPartLabels.AadharNo, value: number && <span className="tnum">{grouped(number)}</span> })
  facts.push(
    { label: ownerPartLabels.PhoneNo, value: phone && <PhoneLink number={phone} /> },
    { label: ownerPartLabels.State, value: owners[`${who}State`] },
    { label: ownerPartLabels.Address, value: owners[`${who}Address`], wide: true },
  )
  return <FactCard title={ownerLabels[who]} facts={facts} actions={actions} />
}

const grouped = (number: string) => (/^\d{12}$/.test(number) ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number)

export function ExpenseCard({ caseData, isAdmin }: { caseData: Case; isAdmin: boolean }) {
  const expense = caseData.expenseDetail
  const facts: Fact[] = [
    { label: caseLabels.receiptAmount, value: money(expense?.receiptAmount) },
    { label: caseLabels.pucCharges, value: money(expense?.pucCharges) },
    { label: caseLabels.insuranceCharges, value: money(expense?.insuranceCharges) },
  ]
  if (isAdmin) {
    facts.push({ label: caseLabels.otherCharges, value: money(expense?.otherCharges) })
    facts.push({ label: caseLabels.adminCharges, value: money(expense?.adminCharges) })
  }
  facts.push({
    label: caseLabels.totalAmount,
    value: isAdmin ? money(caseData.totalAmount) : <WholeTotal caseData={caseData} />,
  })
  facts.push({ label: caseLabels.expenseRemarks, value: expense?.expenseRemarks, wide: true })
  return <FactCard title="Expense" facts={facts} />
}

/** The total where other and admin charges are not listed (spec/2 screen 3), so that the rows do not add up to it. */
function WholeTotal({ caseData }: { caseData: Case }) {
  return (
    <>
      {money(caseData.totalAmount)}
      <span className="block font-normal text-muted text-sm">{messages.cases.officeCharges}</span>
    </>
  )
}

export function ReferenceCard({ caseData: { referenceDetail } }: { caseData: Case }) {
  const { contactNo } = referenceDetail
  const facts: Fact[] = [
    { label: caseLabels.referenceName, value: referenceDetail.name },
    { label: caseLabels.referenceContactNo, value: contactNo && <PhoneLink number={contactNo} /> },
  ]
  return <FactCard title="Reference" facts={facts} />
}

function FactCard({ title, facts, actions }: { title: string; facts: readonly Fact[]; actions?: ReactNode }) {
  return (
    <Card title={title} actions={actions}>
      <Facts columns={2} facts={facts.map((fact) => ({ ...fact, value: fact.value || null }))} />
    </Card>
  )
}
