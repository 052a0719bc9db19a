import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Case } from '#contract/cases/case.ts'
import { caseLabels, expiryLabels, ownerLabels, ownerPartLabels, serviceLabels } from '#contract/cases/case-labels.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showDay } from '#contract/dates.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { amounts, facts, narrowFacts, type ReportFact, report, sideBySide } from './report-parts.ts'

/** A case on paper (spec/2 screen 3). Incentive, other and admin charges are a superadmin's alone. */
export function caseReport(found: Case, { role, now }: { role: Role; now: Date }): TDocumentDefinitions {
  const isAdmin = role === 'superadmin'
  const {
    generalDetail: general,
    vehicleDetail: vehicle,
    transactionDetail: transaction,
    expenseDetail: expense,
  } = found
  const day = (value: string | null) => value && showDay(value)
  const amount = (value: number | null | undefined) =>
    value === null || value === undefined ? messages.cases.notAllotted : showRupees(value)
  const services = Object.entries(serviceLabels).filter(([name]) => transaction[name as keyof typeof serviceLabels])
  const person = (one: { firstName: string; lastName: string } | null) => one && `${one.firstName} ${one.lastName}`
  const owner = (who: 'seller' | 'buyer') =>
    narrowFacts(
      ownerLabels[who],
      (Object.keys(ownerPartLabels) as (keyof typeof ownerPartLabels)[]).map((part) => ({
        label: ownerPartLabels[part],
        value: found.ownerDetails[`${who}${part}`],
      })),
    )
  const generalFacts: ReportFact[] = [
    { label: caseLabels.firmName, value: general.firmName },
    { label: 'Status', value: found.status },
    { label: caseLabels.applicationNo, value: general.applicationNo },
    { label: caseLabels.applicationDate, value: day(general.applicationDate) },
    { label: caseLabels.appointmentDate, value: day(general.appointmentDate) },
    { label: caseLabels.branchCodeId, value: general.branchCodeId },
    { label: caseLabels.employeeCodeId, value: general.employeeCodeId },
    { label: 'Created By', value: person(found.createdBy) },
    { label: 'Assigned To', value: person(found.assignedTo) },
    ...(isAdmin ? [{ label: caseLabels.incentiveAmount, value: amount(general.incentiveAmount) }] : []),
  ]
  if (found.rejectionRemarks)
    generalFacts.push({ label: 'Rejected', value: found.rejectionRemarks.replaceAll('_', ' '), wide: true })
  return report(
    {
      title: messages.cases.reportTitle,
      office: messages.upi.payee,
      now,
      facts: [['Case No', found.CaseNo]],
    },
    [
      facts('General', generalFacts),
      facts('Vehicle', [
        { label: caseLabels.vehicleNo, value: showPlate(vehicle.vehicleNo) },
        { label: caseLabels.rmaVehicleNo, value: vehicle.rmaVehicleNo && showPlate(vehicle.rmaVehicleNo) },
        { label: caseLabels.fromRTO, value: vehicle.fromRTO },
        { label: caseLabels.toRTO, value: vehicle.toRTO },
        { label: caseLabels.chassisNo, value: vehicle.chassisNo },
        { label: caseLabels.engineNo, value: vehicle.engineNo },
      ]),
      facts(
        'Expire',
        (Object.keys(expiryLabels) as (keyof typeof expiryLabels)[]).map((field) => ({
          label: expiryLabels[field],
          value: day(found.expireDetail[field]),
        })),
      ),
      facts('Transaction', [
        { label: caseLabels.to, value: transaction.to },
        { label: caseLabels.numberPlate, value: transaction.numberPlate },
        { label: caseLabels.hptId, value: transaction.hptName },
        { label: caseLabels.hpaId, value: transaction.hpaName },
        { label: 'Services', value: services.map(([, label]) => label).join(', '), wide: true },
        { label: caseLabels.remarks, value: transaction.remarks, wide: true },
      ]),
      sideBySide(owner('seller'), owner('buyer')),
      amounts(
        'Expense',
        [
          [caseLabels.receiptAmount, amount(expense?.receiptAmount)],
          [caseLabels.pucCharges, amount(expense?.pucCharges)],
          [caseLabels.insuranceCharges, amount(expense?.insuranceCharges)],
          ...(isAdmin
            ? ([
                [caseLabels.otherCharges, amount(expense?.otherCharges)],
                [caseLabels.adminCharges, amount(expense?.adminCharges)],
              ] as const)
            : []),
        ],
        [caseLabels.totalAmount, amount(found.totalAmount)],
        role === 'employee' ? messages.cases.officeCharges : undefined,
      ),
      ...(expense?.expenseRemarks
        ? [facts('Expense Remarks', [{ label: 'Remarks', value: expense.expenseRemarks, wide: true }])]
        : []),
      facts('Reference', [
        { label: caseLabels.referenceName, value: found.referenceDetail.name },
        { label: caseLabels.referenceContactNo, value: found.referenceDetail.contactNo },
      ]),
    ],
  )
}
