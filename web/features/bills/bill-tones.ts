import type { BillState } from '#contract/bills/bill-rules.ts'

/** The colours of a bill's note by state, the same as those of its badge. */
export const billTones: Record<BillState, { box: string; ink: string }> = {
  generated: { box: 'border-warn-line bg-warn-soft', ink: 'text-warn' },
  overdue: { box: 'border-bad-line bg-bad-soft', ink: 'text-bad' },
  paid: { box: 'border-info-line bg-info-soft', ink: 'text-info' },
  success: { box: 'border-good-line bg-good-soft', ink: 'text-good' },
  failed: { box: 'border-bad-line bg-bad-soft', ink: 'text-bad' },
}
