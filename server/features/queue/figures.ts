/** How much work of a kind waits; the amount in paise, null where the work is not about money. */
export interface QueueFigures {
  count: number
  oldestAt: string | null
  amount: number | null
}
