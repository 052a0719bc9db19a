import type { Service } from '#contract/cases/case-field-sets.ts'
import { caseFields } from '#contract/cases/case-fields.ts'
import { caseLabels, serviceLabels } from '#contract/cases/case-labels.ts'
import { LONG } from '#contract/limits.ts'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { ComboboxField, RadioField } from '#web/forms/select-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { asOptions, type SectionProps } from './case-form-parts.tsx'

/** What is to be done with the vehicle. */
export function TransactionFields({ control, pickers }: SectionProps) {
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
      <RadioField
        control={control}
        name="transactionDetail.to"
        label={caseLabels.to}
        required
        options={asOptions(caseFields.transactionDetail.to.options)}
      />
      <RadioField
        control={control}
        name="transactionDetail.numberPlate"
        label={caseLabels.numberPlate}
        required
        options={asOptions(caseFields.transactionDetail.numberPlate.options)}
      />
      <ComboboxField
        control={control}
        name="transactionDetail.hptId"
        label={caseLabels.hptId}
        required
        options={pickers.financiers}
        placeholder="Type to find the financier"
      />
      <ComboboxField
        control={control}
        name="transactionDetail.hpaId"
        label={caseLabels.hpaId}
        required
        options={pickers.financiers}
        placeholder="Type to find the financier"
      />
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="mb-1 font-medium text-sm">Services</legend>
        <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-3 lg:grid-cols-4">
          {(Object.keys(serviceLabels) as Service[]).map((service) => (
            <CheckboxField
              key={service}
              control={control}
              name={`transactionDetail.${service}`}
              label={serviceLabels[service]}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        control={control}
        name="transactionDetail.remarks"
        label={caseLabels.remarks}
        upper
        multiline
        maxLength={LONG}
        className="sm:col-span-2"
      />
    </div>
  )
}
