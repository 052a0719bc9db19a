import { useState } from 'react'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable } from '#contract/payments/payment-rules.ts'
import { totalOf } from './payable-cases.ts'

export type PayableSelection = ReturnType<typeof usePayableSelection>

/**
 * The selection of cases for payment (spec/2 point 4 "Client pay flow"). Whether selection mode is on is in the address.
 */
export function usePayableSelection(cases: readonly PayableCase[], on: boolean) {
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
    /** True after the selection was cancelled: the button that starts it gets the focus. */
    cancelled,
    chosen,
    selected: new Set(chosen.map((payableCase) => payableCase.id)) as ReadonlySet<string>,
    total: totalOf(chosen),
    /** Clears the selection. */
    cancel: () => {
      setCancelled(true)
      setSelectedIds(new Set())
    },
    select: (id: string, add: boolean) => selectMany([id], add),
    selectAll: selectMany,
  }
}
