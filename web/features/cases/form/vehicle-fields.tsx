import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { inOrder } from '#contract/cases/case-field-sets.ts'
import { readingOrder } from '#contract/cases/case-reading.ts'
import { isPlateOf, looksLikePlate, readPlate, showPlate } from '#contract/cases/plate.ts'
import { t } from '#contract/texts.ts'
import { isDoubtfulChassis, vehicleKey } from '#contract/vehicles/plate-key.ts'
import { Button } from '#web/ui/button.tsx'
import { CaseFieldInput, CaseFieldInputs } from './case-field.tsx'
import {
  type CaseFormValues,
  type CasePickers,
  FieldGrid,
  FieldWarning,
  FormQuestion,
  type RestoredCase,
  useCaseFormContext,
} from './case-form-values.tsx'
import { DuplicateGuard, type LeftNumbers } from './duplicate-guard.tsx'
import { useTaken } from './paper-proposals.tsx'
import { useToRto } from './proposals.ts'

const names = inOrder(readingOrder('vehicleDetail'), [
  'vehicleNo',
  'chassisNo',
  'engineNo',
  'fromRTO',
  'toRTO',
  'rmaVehicleNo',
])

const numberNames = ['vehicleDetail.vehicleNo', 'vehicleDetail.chassisNo']

/** Returns the RTO of a plate among the choices; empty if there is none. */
export const officeOfPlate = ({ rtos }: Pick<CasePickers, 'rtos'>, plate: string): string =>
  rtos.find(({ label }) => isPlateOf(label.split(' - ')[0] ?? '', plate))?.value ?? ''

export function VehicleFields() {
  const { control, pickers, isEdit, vehicle: known, restored } = useCaseFormContext()
  const { getValues, setValue, formState } = useFormContext<CaseFormValues>()
  const { followFrom } = useToRto()
  const fromBefore = useWatch({ control, name: 'vehicleDetail.fromRTO' })
  /** From RTO is the plate's office, or none, until it was chosen by hand. */
  const followPlate = () => {
    const { vehicleNo, fromRTO } = getValues('vehicleDetail')
    const office = officeOfPlate(pickers, vehicleNo)
    if (office === fromRTO || getValues('byHand.fromRTO')) return
    setValue('vehicleDetail.fromRTO', office, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    followFrom(fromRTO, office)
  }
  const [left, setLeft] = useState<LeftNumbers>({ vehicleNo: known, chassisNo: '' })
  /** A new case of a known vehicle is noticed when one of its numbers is left, or taken from a paper. */
  const noteNumbers = () => {
    const { vehicleNo, chassisNo } = getValues('vehicleDetail')
    if (vehicleNo !== left.vehicleNo || chassisNo !== left.chassisNo) setLeft({ vehicleNo, chassisNo })
  }
  const [plateOfPaper, chassisOfPaper] = [useTaken('vehicleDetail.vehicleNo'), useTaken('vehicleDetail.chassisNo')]
  const followPaper = useEffectEvent(() => {
    followPlate()
    noteNumbers()
  })
  useEffect(() => {
    if (plateOfPaper || chassisOfPaper) followPaper()
  }, [plateOfPaper, chassisOfPaper])
  const [corrected, setCorrected] = useState('')
  const isOther = restored && left.vehicleNo.trim() !== '' && !isSamePlate(left.vehicleNo, restored.plate)
  const asks = isOther && !isSamePlate(left.vehicleNo, corrected)
  const isNumber = ({ target }: SyntheticEvent) => numberNames.includes((target as HTMLInputElement).name)
  const isPlate = ({ target }: SyntheticEvent) => (target as HTMLInputElement).name === 'vehicleDetail.vehicleNo'
  return (
    // From RTO follows when the plate is left, and before Enter submits the form.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to the events of its fields
    <div
      onBlur={(event) => {
        if (isPlate(event)) followPlate()
        if (!isEdit && isNumber(event)) noteNumbers()
      }}
      onKeyDown={(event) => event.key === 'Enter' && isPlate(event) && followPlate()}
    >
      <FieldGrid>
        <CaseFieldInputs
          group="vehicleDetail"
          names={names}
          replaced={{
            vehicleNo: <PlateField name="vehicleDetail.vehicleNo" />,
            chassisNo: (
              <NumberField
                name="vehicleDetail.chassisNo"
                isDoubtful={isDoubtfulChassis}
                warning={t.cases('chassisUnlikely')}
              />
            ),
            rmaVehicleNo: <PlateField name="vehicleDetail.rmaVehicleNo" />,
            fromRTO: (
              <CaseFieldInput
                name="vehicleDetail.fromRTO"
                onChosen={(office) => {
                  setValue('byHand.fromRTO', office !== '')
                  followFrom(fromBefore, office)
                }}
              />
            ),
          }}
        />
      </FieldGrid>
      {asks && (
        <div className="mt-4">
          <PlateQuestion typed={left.vehicleNo} restored={restored} onCorrected={() => setCorrected(left.vehicleNo)} />
        </div>
      )}
      {!isEdit && !asks && <DuplicateGuard numbers={left} fills={known !== '' && left.vehicleNo === known} />}
    </div>
  )
}

const isSamePlate = (one: string, other: string) => vehicleKey(one) === vehicleKey(other)

interface PlateQuestionProps {
  typed: string
  restored: RestoredCase
  onCorrected: () => void
}

/** Asks whether another plate in a restored form is a case of its own: the owners and papers are those of the first. */
function PlateQuestion({ typed, restored, onCorrected }: PlateQuestionProps) {
  const plate = showPlate(typed)
  return (
    <FormQuestion text={t.cases('begunFor', { before: showPlate(restored.plate), plate })}>
      <Button size="sm" variant="primary" onClick={() => restored.leaveFor(typed)}>
        {t.cases('newCaseFor', { plate })}
      </Button>
      <Button size="sm" onClick={onCorrected}>
        {t.cases('plateCorrected')}
      </Button>
    </FormQuestion>
  )
}

/** A number plate in capitals, formatted in groups below the input; with a warning if it is not a plate. */
function PlateField({ name }: { name: 'vehicleDetail.vehicleNo' | 'vehicleDetail.rmaVehicleNo' }) {
  const groups = (text: string) => {
    const plate = readPlate(text)
    return plate && <span className="font-mono text-muted tracking-wide">{plate.groups.join(' ')}</span>
  }
  const isDoubtful = (text: string) => text.trim() !== '' && !looksLikePlate(text)
  return <NumberField name={name} hint={groups} isDoubtful={isDoubtful} warning={t.cases('notLikeAPlate')} />
}

interface NumberFieldProps {
  name: 'vehicleDetail.vehicleNo' | 'vehicleDetail.rmaVehicleNo' | 'vehicleDetail.chassisNo'
  hint?: (text: string) => ReactNode
  isDoubtful: (text: string) => boolean
  warning: string
}

/** A number of a vehicle; after the input loses the focus, with a warning if the number is doubtful. */
function NumberField({ name, hint, isDoubtful, warning }: NumberFieldProps) {
  const { control } = useCaseFormContext()
  const [hasFocus, setHasFocus] = useState(false)
  const inputText = useWatch({ control, name })
  return (
    // it only listens to the focus of its field
    <div className="min-w-0" onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
      <CaseFieldInput
        name={name}
        hint={hint?.(inputText) ?? (!hasFocus && isDoubtful(inputText) && <FieldWarning>{warning}</FieldWarning>)}
      />
    </div>
  )
}
