import { useFormContext, useWatch } from 'react-hook-form'
import { type FieldName, inOrder, namesOf } from '#contract/cases/case-field-sets.ts'
import { chargeNames, flagServices, readingOrder, transactionNames } from '#contract/cases/case-reading.ts'
import { officeDay } from '#contract/dates.ts'
import { MAX_CASE_TOTAL, showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { useCoarsePointer } from '#web/lib/dom.ts'
import { Button } from '#web/ui/button.tsx'
import { CaseFieldInput, CaseFieldInputs } from './case-field.tsx'
import { type CaseFormValues, FieldGrid, FieldWarning, useCaseFormContext } from './case-form-values.tsx'
import { useToRto } from './proposals.ts'
import { useRatedFields, useRateSuggestion } from './rate-suggestion.tsx'

const generalNames = inOrder(readingOrder('generalDetail'), [], ['incentiveAmount', 'branchCodeId', 'employeeCodeId'])

/** The client's firm, branch, employee, and the application. Branch and employee are read-only. */
export function GeneralFields() {
  const { role, isEdit } = useCaseFormContext()
  const { getValues } = useFormContext<CaseFormValues>()
  // On a touch screen, autoFocus would open the keyboard over the page.
  const isTouch = useCoarsePointer()
  const showsCodes = role !== 'superadmin' || (isEdit && getValues('generalDetail.employeeCodeId') !== '')
  return (
    <FieldGrid>
      <CaseFieldInputs
        group="generalDetail"
        names={generalNames}
        replaced={{
          firmName: <CaseFieldInput name="generalDetail.firmName" autoFocus={!isTouch} />,
          branchCodeId: showsCodes && <CaseFieldInput name="generalDetail.branchCodeId" readOnly />,
          employeeCodeId: showsCodes && <CaseFieldInput name="generalDetail.employeeCodeId" readOnly />,
        }}
      />
    </FieldGrid>
  )
}

export function ExpireFields() {
  return (
    <FieldGrid>
      {namesOf('expireDetail').map((name) => (
        <ExpiryDate key={name} name={`expireDetail.${name}`} />
      ))}
    </FieldGrid>
  )
}

function ExpiryDate({ name }: { name: `expireDetail.${FieldName<'expireDetail'>}` }) {
  const { control } = useCaseFormContext()
  const day = useWatch({ control, name })
  const isPast = day !== '' && day < officeDay(new Date())
  return <CaseFieldInput name={name} hint={isPast && <FieldWarning>{t.cases('alreadyExpired')}</FieldWarning>} />
}

export function TransactionFields() {
  const { control } = useCaseFormContext()
  const { setFocus } = useFormContext<CaseFormValues>()
  const { followTransfer } = useToRto()
  const [to, toRTO] = useWatch({ control, name: ['transactionDetail.to', 'vehicleDetail.toRTO'] })
  const lacksOffice = to === 'OTHER' && toRTO === ''
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
      <CaseFieldInputs
        group="transactionDetail"
        names={transactionNames}
        replaced={{
          to: (
            <CaseFieldInput
              name="transactionDetail.to"
              onChosen={followTransfer}
              hint={
                lacksOffice && (
                  <Button variant="link" size="inline" onClick={() => setFocus('vehicleDetail.toRTO')}>
                    {t.cases('chooseToRto')}
                  </Button>
                )
              }
            />
          ),
        }}
      />
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="mb-1 font-medium text-sm">{t.cases('services')}</legend>
        <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-3 lg:grid-cols-4">
          {flagServices.map((service) => (
            <CaseFieldInput key={service} name={`transactionDetail.${service}`} />
          ))}
        </div>
      </fieldset>
      <CaseFieldInput name="transactionDetail.remarks" className="sm:col-span-2" />
    </div>
  )
}

/** The charges to the client; only superadmins set admin charges. */
export function ExpenseFields() {
  const rated = useRatedFields(useRateSuggestion())
  return (
    <FieldGrid>
      <CaseFieldInputs group="expenseDetail" names={chargeNames} replaced={rated} />
      <p className="text-faint text-sm sm:col-span-2 lg:col-span-3">
        {t.cases('totalAtMost', { most: showRupees(MAX_CASE_TOTAL) })}
      </p>
      <CaseFieldInput name="expenseDetail.expenseRemarks" className="sm:col-span-2 lg:col-span-3" />
    </FieldGrid>
  )
}

export function ReferenceFields() {
  return (
    <FieldGrid>
      <CaseFieldInputs group="referenceDetail" />
    </FieldGrid>
  )
}
