import { cashEndpoints as calls } from '#contract/cash/cash.ts'
import { command, query, type Route } from '../../http/route.ts'
import { getBook, listBooks, listCharges, listEntries } from './read-cash.ts'
import { closeDay, confirmDay, enterCash, takeBackEntry } from './write-cash.ts'

export const cashRoutes: Route[] = [
  query(calls.books, listBooks),
  query(calls.book, getBook),
  query(calls.entries, listEntries),
  query(calls.charges, listCharges),
  command(calls.enter, enterCash),
  command(calls.takeBack, takeBackEntry),
  command(calls.close, closeDay),
  command(calls.confirm, confirmDay),
]
