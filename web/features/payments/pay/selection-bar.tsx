import { useId } from 'react'
import { messages } from '#contract/messages.ts'
import { MAX_CASES_AT_ONCE } from '#contract/money.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { Money } from '#web/domain/money.tsx'
import { richText } from '#web/lib/rich-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import type { PayableSelection } from './use-payable-selection.ts'

interface SelectionBarProps {
  selection: PayableSelection
  /** The visible cases that can be paid, for "Select all". */
  payable: readonly PayableCase[]
  pending: boolean
  onProceed: () => void
  onCancel: () => void
}

/** The number and total of the selected cases, with Cancel and Proceed; it stays visible while scrolling. */
export function SelectionBar({ selection, payable, pending, onProceed, onCancel }: SelectionBarProps) {
  const id = useId()
  const { selected, total, selectAll } = selection
  const selectedCount = payable.filter((payableCase) => selected.has(payableCase.id)).length
  const all = payable.length > 0 && selectedCount === payable.length
  return (
    <section
      aria-label={messages.payments.selection}
      data-sticks="bottom"
      className="tall:sticky bottom-[calc(var(--bottom-bar)+1rem)] z-10 mt-4 flex animate-rise flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-raised px-5 py-3 shadow-pop max-md:bottom-[calc(var(--bottom-bar)+0.5rem)] max-md:px-4"
    >
      <span className="flex items-center gap-2.5">
        <Checkbox
          id={id}
          // The button that started the selection is not rendered any more.
          autoFocus
          disabled={payable.length === 0 || pending}
          checked={all ? true : selectedCount > 0 ? 'indeterminate' : false}
          onCheckedChange={(on) =>
            selectAll(
              payable.map((payableCase) => payableCase.id),
              on === true,
            )
          }
        />
        <label htmlFor={id} className="select-none">
          {messages.table.selectAll}
        </label>
      </span>
      <p aria-live="polite" className="text-muted max-md:ml-auto">
        {richText(messages.clientCases.casesSelected(<span className="tnum">{selected.size}</span>))}
        <span className="mx-2 text-faint" aria-hidden="true">
          ·
        </span>
        <strong className="font-semibold text-ink text-lg">
          <Money rupees={total} />
        </strong>
      </p>
      <div className="flex gap-2 max-md:w-full max-md:*:flex-1 md:ml-auto">
        <Button onClick={onCancel}>{messages.session.cancel}</Button>
        <GuardedButton
          variant="primary"
          pending={pending}
          reason={selected.size > MAX_CASES_AT_ONCE ? messages.clientCases.chooseAtMost(MAX_CASES_AT_ONCE) : null}
          onClick={onProceed}
        >
          {messages.payments.proceed}
        </GuardedButton>
      </div>
    </section>
  )
}
