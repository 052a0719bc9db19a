import { t } from '../texts.ts'
import type { BillStatus } from './bill-rules.ts'

/**
 * The text that a client reads above a bill of each status; the first one is the office's own wording.
 */
export const billStatusTexts = (): Record<BillStatus, string> => ({
  generated: t.bills('generated'),
  paid: t.bills('paid'),
  success: t.bills('success'),
  failed: t.bills('failed'),
})

export const officeBillStatusTexts = (): Record<BillStatus, string> => ({
  ...billStatusTexts(),
  generated: t.bills('waitsForClient'),
  failed: t.bills('failedOfClient'),
})

/** Returns the text above a bill; one that its adjustments brought to 0 was settled without a payment. */
export const billStatusText = (
  { status, totalAmount }: { status: BillStatus; totalAmount: number },
  texts = billStatusTexts(),
): string => (status === 'success' && totalAmount === 0 ? t.bills('nothingToPay') : texts[status])

/** Formats the month of a bill, `October 2026`. */
export const showBillMonth = ({ billMonth, billYear }: { billMonth: number; billYear: number }): string =>
  `${t.dates.raw('months')[billMonth - 1]} ${billYear}`
