import { clsx } from 'clsx'
import { Trash2 } from 'lucide-react'
import type { Control } from 'react-hook-form'
import { caseFields } from '#contract/cases/case-fields.ts'
import { ratedCharges, serviceCharges } from '#contract/rates/rate-columns.ts'
import { t, textOf } from '#contract/texts.ts'
import { ComboboxField } from '#web/forms/choice-field.tsx'
import { MoneyField } from '#web/forms/value-field.tsx'
import { Button } from '#web/ui/button.tsx'
import type { RateCardInputs, RateCardValues, RateOptions } from './rate-queries.ts'

const columns =
  'xl:grid-cols-[minmax(0,2.5fr)_minmax(0,0.9fr)_minmax(0,0.9fr)_repeat(5,minmax(0,0.62fr))_2.25rem] xl:gap-x-2'

/** The visible column names; hidden from screen readers, because each field has a label. */
export function RateHead() {
  const charges = ratedCharges.map((name) => textOf(caseFields.expenseDetail[name].label))
  const names = [t.rates('service'), t.rates('rto'), t.rates('dealer'), ...charges]
  return (
    <div
      aria-hidden="true"
      className={clsx('hidden border-b bg-sunken px-5 py-2 text-muted text-sm xl:grid xl:items-end', columns)}
    >
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  )
}

interface RateRowProps {
  control: Control<RateCardInputs, unknown, RateCardValues>
  index: number
  options: RateOptions
  onRemove: () => void
}

/** A row of the rate card, its fields side by side. */
export function RateRow({ control, index, options, onRemove }: RateRowProps) {
  return (
    <fieldset
      aria-label={t.rates('rowName', { place: index + 1 })}
      className={clsx(
        'grid min-w-0 grid-cols-3 items-start gap-3 px-5 py-4 max-sm:grid-cols-2 xl:py-2.5 xl:[&_:has(>label)]:sr-only',
        columns,
      )}
    >
      <ComboboxField
        control={control}
        name={`rates.${index}.service`}
        label={t.rates('service')}
        required
        options={options.services}
        className="min-w-0 max-sm:col-span-2"
      />
      <ComboboxField
        control={control}
        name={`rates.${index}.toRTO`}
        label={t.rates('rto')}
        options={options.rtos}
        placeholder={t.rates('everyRto')}
        className="min-w-0"
      />
      <ComboboxField
        control={control}
        name={`rates.${index}.clientId`}
        label={t.rates('dealer')}
        options={options.dealers}
        placeholder={t.rates('everyDealer')}
        className="min-w-0"
      />
      {ratedCharges.map((name) => (
        <MoneyField
          key={name}
          control={control}
          name={`rates.${index}.${name}`}
          label={textOf(caseFields.expenseDetail[name].label)}
          required={serviceCharges.some((charge) => charge === name)}
          className="min-w-0"
        />
      ))}
      <Button
        icon={Trash2}
        size="icon"
        variant="ghost"
        aria-label={t.rates('removeRow', { place: index + 1 })}
        onClick={onRemove}
        className="justify-self-end max-xl:col-start-3 max-sm:col-start-2 max-sm:self-end"
      />
    </fieldset>
  )
}
