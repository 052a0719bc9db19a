import { useState } from 'react'
import { sumRupees } from '#contract/money.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable } from '#contract/payments/payment-rules.ts'

export type PayableSelection = ReturnType<typeof usePayableSelection>

/** The selection of cases for payment, and whether selection mode is on (spec/2 point 4 "Client pay flow"). */
export function usePayableSelection(cases: readonly PayableCase[]) {
  const [on, setOn] = useState(false)
  const [cancelled, setCancelled] = useState(false)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  // Cases that were paid meanwhile leave the selection.
  const chosen = cases.filter((payableCase) => selectedIds.has(payableCase.id) && isPayable(payableCase.payment))
  const selectMany = (ids: Iterable<string>, add: boolean) => {
    const next = new Set(selectedIds)
    for (const id of ids) {
      if (add) next.add(id)
      else next.delete(id)
    }
    setSelectedIds(next)
  }
  return {
    on,
    /** True after selection mode was cancelled: the button that starts it gets the focus. */
    cancelled,
    chosen,
    selected: new Set(chosen.map((payableCase) => payableCase.id)) as ReadonlySet<string>,
    total: sumRupees(chosen.map((payableCase) => payableCase.TotalAmount)),
    start: () => setOn(true),
    /** Leaves selection mode and clears the selection. */
    cancel: () => {
      setOn(false)
      setCancelled(true)
      setSelectedIds(new Set())
    },
    select: (id: string, add: boolean) => selectMany([id], add),
    selectAll: selectMany,
  }
}
