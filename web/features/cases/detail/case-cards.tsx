import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { COMPANY } from '#contract/aadhaar.ts'
import type { Case } from '#contract/cases/case.ts'
import { type FieldName, type FieldPath, fieldByName, isSeenBy } from '#contract/cases/case-field-sets.ts'
import { type CaseField, type CaseGroup, caseFields, totalLabel } from '#contract/cases/case-fields.ts'
import { groupTitles, ownerLabels } from '#contract/cases/case-labels.ts'
import { chargeNames, fieldByPath, flagServices, readingOrder, transactionNames } from '#contract/cases/case-reading.ts'
import type { OwnerParty } from '#contract/cases/case-values.ts'
import type { Role } from '#contract/endpoint.ts'
import { fullName } from '#contract/full-name.ts'
import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import { t, textOf } from '#contract/texts.ts'
import { plateKey } from '#contract/vehicles/plate-key.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { copyText } from '#web/lib/toast.ts'
import { Plate } from '#web/table/row-actions.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { AmountFacts, DayText, FactLines, Money, PhoneLink } from '#web/ui/values.tsx'

/*
 * The cards of a case's details. The server leaves out fields that a role may not see; visible fields without a value
 * show a dash.
 */

interface CardProps {
  caseData: Case
  viewer: Role
}

interface GroupCardProps<G extends CaseGroup> extends CardProps {
  group: G
  names?: readonly FieldName<G>[]
}

export function GroupCard<G extends CaseGroup>({ caseData, viewer, group, names }: GroupCardProps<G>) {
  return <FactCard title={groupTitles()[group]} facts={groupFacts(caseData, group, viewer, names)} />
}

export function TransactionCard({ caseData, viewer }: CardProps) {
  const services = serviceTexts(caseData.transactionDetail)
  const facts: Fact[] = [
    ...groupFacts(caseData, 'transactionDetail', viewer, transactionNames),
    {
      label: t.cases('services'),
      value: services.length > 0 && (
        <span className="flex flex-wrap gap-1.5">
          {services.map((service) => (
            <Badge key={service} tone="accent">
              {service}
            </Badge>
          ))}
        </span>
      ),
    },
    ...groupFacts(caseData, 'transactionDetail', viewer, ['remarks']),
  ]
  return <FactCard title={groupTitles().transactionDetail} facts={facts} />
}

const owner = caseFields.ownerDetails

/** One owner; `aadhaar` replaces the masked number while the numbers are revealed. */
export function OwnerCard({
  caseData: { ownerDetails: owners },
  party,
  aadhaar,
  actions,
}: {
  caseData: Case
  party: OwnerParty
  aadhaar?: string | null | undefined
  actions?: ReactNode
}) {
  const phone = owners[`${party}PhoneNo`]
  const number = aadhaar ?? owners[`${party}AadharNo`]
  const facts: Fact[] = [{ label: textOf(owner.sellerName.label), value: owners[`${party}Name`] }]
  if (number !== undefined)
    facts.push({
      label: textOf(owner.sellerAadharNo.label),
      value: number && <span className="tnum">{grouped(number)}</span>,
    })
  facts.push(
    { label: textOf(owner.sellerPhoneNo.label), value: phone && <PhoneLink number={phone} /> },
    { label: textOf(owner.sellerState.label), value: owners[`${party}State`] },
    { label: textOf(owner.sellerAddress.label), value: owners[`${party}Address`] },
  )
  return <FactCard title={ownerLabels()[party]} facts={facts} actions={actions} />
}

const grouped = (number: string) =>
  number === COMPANY ? t.cases('noAadhaar') : /^\d{12}$/.test(number) ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number

/** The charges as a sum, with the total last; the remarks below. */
export function ExpenseCard({ caseData, viewer }: CardProps) {
  const charges = groupFacts(caseData, 'expenseDetail', viewer, chargeNames)
  const remarks = groupFacts(caseData, 'expenseDetail', viewer, ['expenseRemarks'])
  const total = {
    label: totalLabel(),
    value: (
      <>
        <Money rupees={caseData.totalAmount} />
        {/* The total includes other and admin charges, which are not listed. */}
        {viewer !== 'superadmin' && (
          <span className="block font-normal text-muted text-sm">{t.cases('officeCharges')}</span>
        )}
      </>
    ),
  }
  return (
    <Card dense folds title={groupTitles().expenseDetail}>
      <AmountFacts facts={charges} total={total} />
      <div className="mt-2">
        <FactLines facts={remarks} />
      </div>
    </Card>
  )
}

interface FactCardProps {
  title: string
  facts: readonly Fact[]
  actions?: ReactNode
}

function FactCard({ title, facts, actions }: FactCardProps) {
  return (
    <Card dense folds title={title} actions={actions}>
      <FactLines facts={facts.map((fact) => ({ ...fact, value: fact.value || null }))} />
    </Card>
  )
}

interface Fact {
  label: string
  value: ReactNode
}

/**
 * The fields of a group that a role sees, formatted by kind. A field that is new in the table of fields is included
 * without further changes.
 */
function groupFacts<G extends CaseGroup>(
  caseData: Case,
  group: G,
  viewer: Role,
  names: readonly FieldName<G>[] = readingOrder(group),
): Fact[] {
  const values: Readonly<Record<string, unknown>> = caseData[group] ?? {}
  const fields = names.map((name) => fieldByPath[`${group}.${name}` as FieldPath])
  return fields
    .filter(({ field }) => isSeenBy(viewer, field))
    .map(({ name, field }) => {
      const value = values[field.shownAs?.name ?? name]
      const shown = showValue(field, value)
      const isOfStaff = viewer !== 'client'
      if (isOfStaff && value && (name === 'branchCodeId' || name === 'employeeCodeId'))
        return {
          label: textOf(field.label),
          value: <NameOfCode caseData={caseData} name={name} code={String(value)} />,
        }
      return {
        label: textOf(field.label),
        value: isOfStaff && copiedFields.has(name) ? withCopy(field, value, shown) : shown,
      }
    })
}

interface NameOfCodeProps {
  caseData: Case
  name: 'branchCodeId' | 'employeeCodeId'
  code: string
}

/** A branch or an employee by name, as far as the reader knows it. */
function NameOfCode({ caseData: { createdBy }, name, code }: NameOfCodeProps) {
  const isBranch = name === 'branchCodeId'
  const branches = useQuery({ ...apiQuery(referenceEndpoints.activeBranches, {}), enabled: isBranch })
  const nameOfBranch = () =>
    branches.isPending ? '…' : branches.data?.data.find(({ branchCode }) => branchCode === code)?.name
  const nameOfEmployee = () => (createdBy.employeeCode === code ? fullName(createdBy) : undefined)
  return <span translate="no">{(isBranch ? nameOfBranch() : nameOfEmployee()) ?? code}</span>
}

/** Fields that staff type again in the government's portal. */
const copiedFields: ReadonlySet<string> = new Set(['vehicleNo', 'chassisNo', 'engineNo', 'applicationNo'])

const withCopy = ({ kind, label }: CaseField, value: unknown, shown: ReactNode) =>
  typeof value === 'string' &&
  value !== '' && (
    <>
      {shown}
      <CopyButton label={textOf(label)} text={kind === 'plate' ? plateKey(value) : value} />
    </>
  )

function showValue({ kind }: CaseField, value: unknown): ReactNode {
  if (typeof value === 'number') return <Money rupees={value} />
  if (typeof value !== 'string' || value === '') return null
  switch (kind) {
    case 'day':
      return <DayText day={value} />
    case 'plate':
      return <Plate number={value} />
    case 'phone':
      return <PhoneLink number={value} />
    default:
      return value
  }
}

/** Copies a number that staff type again in the government's portal. */
function CopyButton({ label, text }: { label: string; text: string }) {
  return (
    <button
      type="button"
      aria-label={t.cases('copy', { label })}
      title={t.cases('copy', { label })}
      className="-my-1 ml-0.5 inline-grid size-6 pointer-coarse:size-11 place-items-center rounded-sm align-middle text-faint hover:bg-sunken hover:text-accent-ink print:hidden"
      onClick={() =>
        void copyText(text, { copied: t.cases('copied', { label }), refused: t.cases('copyRefused'), detail: text })
      }
    >
      <Copy className="size-3.5" />
    </button>
  )
}

const NOT_ASKED: Case['transactionDetail']['to'] = 'NA'

const HSRP: Case['transactionDetail']['numberPlate'] = 'HSRP'

const serviceTexts = (transaction: Case['transactionDetail']): string[] =>
  flagServices.filter((service) => transaction[service]).map((service) => textOf(fieldByName[service].field.label))

/** The services of a case in short: `TO + HPA + Fitness`; empty without any. */
export function jobText(transaction: Case['transactionDetail']): string {
  const { to, hptName, hpaName, numberPlate } = transaction
  const label = (name: 'to' | 'hptId' | 'hpaId') => textOf(fieldByName[name].field.label)
  return [
    ...(to === NOT_ASKED ? [] : [label('to')]),
    ...(hptName === NOT_FINANCED ? [] : [label('hptId')]),
    ...(hpaName === NOT_FINANCED ? [] : [label('hpaId')]),
    ...(numberPlate === HSRP ? [HSRP] : []),
    ...serviceTexts(transaction),
  ].join(' + ')
}
