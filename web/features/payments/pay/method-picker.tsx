import type { ReactNode } from 'react'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { useCoarsePointer } from '#web/lib/dom.ts'
import { FieldLabel } from '#web/ui/input.tsx'
import { RadioGroup, type RadioOption } from '#web/ui/toggle.tsx'
import type { PaymentMode } from './payment-draft.ts'

export interface MethodCredit {
  /** Rupees; undefined while loading. */
  available: number | undefined
  reason: string | null
  note: ReactNode
}

interface MethodPickerProps {
  value: PaymentMode
  onChange: (mode: PaymentMode) => void
  /** Omitted where credit is not a method, as for bills. */
  credit?: MethodCredit
}

/** Cash, UPI or Credit; credit is disabled with the reason if it does not suffice. */
export function MethodPicker({ value, onChange, credit }: MethodPickerProps) {
  const isTouch = useCoarsePointer()
  const options: RadioOption[] = [
    { value: 'CASH', label: t.payments('cash'), detail: t.payments('cashDetail') },
    {
      value: 'UPI',
      label: t.payments('upi'),
      detail: isTouch ? t.payments('payInAppDetail') : t.payments('upiDetail'),
    },
  ]
  if (credit) {
    const detail =
      credit.available === undefined ? '' : t.payments('creditAvailable', { amount: showRupees(credit.available) })
    options.push({ value: 'CREDIT', label: t.payments('credit'), detail, disabled: credit.reason !== null })
  }
  return (
    <div>
      <FieldLabel id="payment-method">{t.payments('paymentMethod')}</FieldLabel>
      <RadioGroup
        aria-labelledby="payment-method"
        value={value}
        onValueChange={(mode) => onChange(mode as PaymentMode)}
        options={options}
      />
      {credit?.reason && <p className="mt-2 text-muted text-sm">{credit.reason}</p>}
      {credit?.note}
    </div>
  )
}
