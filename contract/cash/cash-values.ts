import { t } from '../texts.ts'

/** What an entry of a cash book is: money that the office gave, that was spent, or that came back. */
export const cashKinds = ['advance', 'spent', 'returned'] as const
export type CashKind = (typeof cashKinds)[number]

/** For what money was spent: a charge of the case that is paid on at cost, or anything else. */
export const expenseKinds = ['receipt', 'puc', 'insurance', 'other'] as const
type ExpenseKind = (typeof expenseKinds)[number]

/** An entry can be of one of so many days before today, if that day is not closed. */
export const CASH_DAYS_BACK = 31

export const cashKindLabels = (): Record<CashKind, string> => t.cash.raw('kinds')
export const expenseKindLabels = (): Record<ExpenseKind, string> => t.cash.raw('expenses')
