import type { FieldPath } from '#contract/cases/case-field-sets.ts'
import { showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import type { TriedReading } from '#contract/readings/reading.ts'
import { HIGH_CERTAINTY, type PaperKind, type ReadName } from '#contract/readings/reading-values.ts'
import { nameKey } from '#contract/text.ts'
import { t } from '#contract/texts.ts'
import { vehicleKey } from '#contract/vehicles/plate-key.ts'
import type { CasePickers } from '#web/features/cases/form/case-form-values.tsx'
import type { PaperProposal, PaperProposals } from '#web/features/cases/form/paper-proposals.tsx'

/** The fields of the form for what is read of papers; a payment has none. */
const paths: Readonly<Partial<Record<ReadName, FieldPath>>> = {
  vehicleNo: 'vehicleDetail.vehicleNo',
  chassisNo: 'vehicleDetail.chassisNo',
  engineNo: 'vehicleDetail.engineNo',
  sellerName: 'ownerDetails.sellerName',
  hpt: 'transactionDetail.hptId',
  fitnessExpiry: 'expireDetail.fitnessExpiry',
  taxExpiry: 'expireDetail.taxExpiry',
  insuranceExpiry: 'expireDetail.insuranceExpiry',
  pucExpiry: 'expireDetail.pucExpiry',
  permitExpiry: 'expireDetail.permitExpiry',
  applicationNo: 'generalDetail.applicationNo',
  receiptAmount: 'expenseDetail.receiptAmount',
  appointmentDate: 'generalDetail.appointmentDate',
}

type ReadField = TriedReading['fields'][number]

/** Returns the field's value in the form, and its text; null for a financier that the office does not have. */
function formValue({ name, value }: ReadField, { financiers }: Pick<CasePickers, 'financiers'>) {
  if (name === 'receiptAmount') return { value: Number(value), text: showRupees(Number(value)) }
  if (name === 'hpt') {
    const known = financiers.find(({ label }) => nameKey(label) === nameKey(value))
    return known ? { value: known.value, text: known.label } : null
  }
  return { value, text: /^\d{4}-\d\d-\d\d$/.test(value) ? showDay(value) : value }
}

/** The papers that are renewed by themselves: a registration certificate says what was known when it was printed. */
const ownPapers: Readonly<Partial<Record<ReadName, PaperKind>>> = {
  fitnessExpiry: 'FITNESS',
  taxExpiry: 'TAX',
  insuranceExpiry: 'INSURANCE',
  pucExpiry: 'PUC',
  permitExpiry: 'PERMIT',
}

/** What a paper says for a field of the form. */
interface Said {
  field: ReadField
  kind: PaperKind
  value: string | number
  text: string
}

/**
 * Returns what papers propose for a new case. Where papers differ, all values are proposed and none is certain, unless the
 * paper itself says a later day than the registration certificate; where papers are of different vehicles, nothing is.
 */
export function proposalsOf(papers: readonly TriedReading[], pickers: Pick<CasePickers, 'financiers'>): PaperProposals {
  const plates = papers.flatMap(({ fields }) => fields.filter(({ name }) => name === 'vehicleNo'))
  const isOfOne = new Set(plates.map(({ value }) => vehicleKey(value))).size <= 1
  const said = papers.flatMap(({ kind, fields }) =>
    fields.flatMap((field): Said[] => {
      const shown = formValue(field, pickers)
      return kind && shown && field.name in paths ? [{ field, kind, ...shown }] : []
    }),
  )
  const proposals = [...Map.groupBy(said, ({ field }) => field.name)].map(([name, all]) => {
    const isOwn = ({ kind }: Said) => kind === ownPapers[name]
    const inOrder = all.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
    const [first] = inOrder
    const agree = inOrder.every(
      (one) => one.value === first?.value || (isOwn(first as Said) && !isOwn(one) && one.value < (first as Said).value),
    )
    return [paths[name], proposed(inOrder, isOfOne && agree)] as const
  })
  return Object.fromEntries(proposals)
}

function proposed(all: readonly Said[], mayBeCertain: boolean): PaperProposal[] {
  const [first] = all
  return [...Map.groupBy(all, ({ value }) => value)].flatMap(([value, same]) => {
    const isCertain = mayBeCertain && same.some(({ field }) => field.certainty >= HIGH_CERTAINTY)
    return same.slice(0, 1).flatMap(({ field, kind, text }): PaperProposal[] => {
      const source = t.readings(`kinds.${kind}`)
      const own = {
        ...{ value, text, source, isCertain: isCertain && value === first?.value },
        picture: `data:image/jpeg;base64,${field.picture}`,
      }
      const others = (field.alternatives ?? []).map((other) => ({
        ...{ value: other, text: other, source, isCertain: false, picture: null },
      }))
      return [own, ...others]
    })
  })
}
