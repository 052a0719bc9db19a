import { numberPlates, type Service, transfers } from '#contract/cases/case.ts'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { ComboboxField, RadioField } from '#web/forms/select-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { asOptions, type SectionProps } from './case-form-parts.tsx'
import { serviceLabels } from './case-labels.ts'

/** What is to be done with the vehicle. */
export function TransactionFields({ control, pickers }: SectionProps) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <RadioField control={control} name="transactionDetail.to" label="TO" required options={asOptions(transfers)} />
      <RadioField
        control={control}
        name="transactionDetail.numberPlate"
        label="Number Plate"
        required
        options={asOptions(numberPlates)}
      />
      <ComboboxField
        control={control}
        name="transactionDetail.hptId"
        label="HPT"
        required
        options={pickers.financiers}
        placeholder="Type to find the financier"
      />
      <ComboboxField
        control={control}
        name="transactionDetail.hpaId"
        label="HPA"
        required
        options={pickers.financiers}
        placeholder="Type to find the financier"
      />
      <fieldset className="sm:col-span-2">
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
        label="Remarks"
        upper
        multiline
        maxLength={1000}
        className="sm:col-span-2"
      />
    </div>
  )
}
