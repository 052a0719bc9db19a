import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { CashBook, CashEntry, cashEndpoints as calls } from '#contract/cash/cash.ts'
import { CASH_DAYS_BACK, type CashKind } from '#contract/cash/cash-values.ts'
import { addDays } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'
import { toPaise, toRupees } from '#contract/money.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history/history.ts'
import { badRequest, conflict, forbidden, notFound } from '../../http/errors.ts'
import { visibleCases } from '../cases/scope.ts'
import { getPhoto } from '../files/proof.ts'
import { getBook, mayEnter, presentEntry, visibleEntries } from './read-cash.ts'
import { getHolder } from './scope.ts'

/**
 * Makes an entry. 404 for a book that the actor may not see, 403 for an employee's advance or return; 400 for a case that the
 * actor may not see, a photo that is not the actor's own, and a day that is to come, too long ago or closed. Locks the book.
 */
export async function enterCash(tx: Tx, ctx: Context, input: Input<typeof calls.enter>): Promise<CashEntry> {
  const { kind, expense, note, caseRef } = input
  const holder = await getHolder(tx, ctx.actor, input.employeeId)
  if (!mayEnter(ctx.actor, kind)) throw forbidden('cash.officeOnly')
  const closedUntil = await lockBook(tx, holder)
  const day = input.day ?? ctx.today
  if (day > ctx.today || day < addDays(ctx.today, -CASH_DAYS_BACK)) throw badRequest({ day: 'cash.badDay' })
  requireOpenDay(day, closedUntil)
  const caseId = caseRef === null ? null : await getCaseId(tx, ctx, caseRef)
  const photoId = await getPhoto(tx, ctx, input.photoUrl, { field: 'photoUrl', message: 'cash.photoNotYours' })
  const amount = toPaise(input.amount) * (kind === 'advance' ? 1 : -1)
  return append(tx, ctx, 'cash entered', {
    ...{ employee_id: holder, kind, amount, day, note, expense: expense ?? null },
    ...{ case_id: caseId, photo_id: photoId, reverses: null },
  })
}

/**
 * Takes an entry back by its opposite, of today. 404 for one of a book that the actor may not see, 403 for an employee's advance
 * or return, 409 the second time, for a reversal, and while today is closed.
 */
export async function takeBackEntry(
  tx: Tx,
  ctx: Context,
  { id, reason }: Input<typeof calls.takeBack>,
): Promise<CashEntry> {
  const visible = visibleEntries(tx, ctx.actor).where('cash_entries.id', '=', id)
  const { employee_id } = await visible.executeTakeFirstOrThrow(() => notFound('cash.unknownEntry'))
  const closedUntil = await lockBook(tx, employee_id)
  // A statement of its own, which sees what was committed before the lock.
  const entry = await visible.executeTakeFirstOrThrow(() => notFound('cash.unknownEntry'))
  if (!mayEnter(ctx.actor, entry.kind)) throw forbidden('cash.officeOnly')
  if (entry.reverses !== null || entry.reversed_by !== null) throw conflict('cash.takenBackAlready')
  requireOpenDay(ctx.today, closedUntil)
  const { kind, expense, case_id } = entry
  return append(tx, ctx, 'cash taken back', {
    ...{ employee_id, kind, expense, case_id, amount: -entry.amount, day: ctx.today },
    ...{ note: reason, photo_id: null, reverses: id },
  })
}

/** Closes a book up to a day. 404 for a book that the actor may not see; 400 for a day to come, 409 for one that is closed. */
export async function closeDay(
  tx: Tx,
  ctx: Context,
  { employeeId, day }: Input<typeof calls.close>,
): Promise<CashBook> {
  const holder = await getHolder(tx, ctx.actor, employeeId)
  const closedUntil = await lockBook(tx, holder)
  if (day > ctx.today) throw badRequest({ day: 'cash.badDay' })
  if (closedUntil !== null && day <= closedUntil) throw conflict('cash.closedAlready')
  const { balance, entries } = await tx
    .selectFrom('cash_entries')
    .select([sql<number>`coalesce(sum(amount), 0)::bigint`.as('balance'), sql<number>`count(*)::int`.as('entries')])
    .where('employee_id', '=', holder)
    .where('day', '<=', day)
    .executeTakeFirstOrThrow()
  if (entries === 0) throw conflict('cash.nothingToClose')
  const closing = { id: newId(), employee_id: holder, day, balance, entries }
  await tx
    .insertInto('cash_days')
    .values({ ...closing, closed_by: ctx.actor.userId, closed_at: ctx.now.toISOString() })
    .execute()
  await tx.updateTable('cash_books').set({ closed_until: day }).where('employee_id', '=', holder).execute()
  await record(tx, ctx, {
    subject: 'user',
    id: holder,
    action: 'cash day closed',
    changes: { cashDay: { from: closedUntil, to: day }, cashAmount: { from: null, to: toRupees(balance) } },
  })
  return getBook(tx, ctx, { employeeId: holder })
}

/** Confirms a closed day. 404 for an unknown one, 409 for one that is confirmed. */
export async function confirmDay(tx: Tx, ctx: Context, { id }: Input<typeof calls.confirm>): Promise<CashBook> {
  const closed = await tx
    .selectFrom('cash_days')
    .select(['employee_id', 'day', 'balance', 'confirmed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('cash.unknownDay'))
  if (closed.confirmed_at !== null) throw conflict('cash.confirmedAlready')
  const confirmed = { confirmed_by: ctx.actor.userId, confirmed_at: ctx.now.toISOString() }
  await tx.updateTable('cash_days').set(confirmed).where('id', '=', id).execute()
  await record(tx, ctx, {
    subject: 'user',
    id: closed.employee_id,
    action: 'cash day confirmed',
    changes: {
      cashDay: { from: null, to: closed.day },
      cashAmount: { from: null, to: toRupees(closed.balance) },
    },
  })
  return getBook(tx, ctx, { employeeId: closed.employee_id })
}

/** Locks the book of an employee until the end of the transaction, and returns its last closed day. */
async function lockBook(tx: Tx, employeeId: string): Promise<string | null> {
  await tx
    .insertInto('cash_books')
    .values({ employee_id: employeeId, balance: 0 })
    .onConflict((conflicting) => conflicting.doNothing())
    .execute()
  const book = await tx
    .selectFrom('cash_books')
    .select('closed_until')
    .where('employee_id', '=', employeeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return book.closed_until
}

function requireOpenDay(day: string, closedUntil: string | null): void {
  if (closedUntil !== null && day <= closedUntil) throw conflict('cash.dayClosed')
}

/** Returns the newest case with this number or plate that the actor may see; otherwise 400. */
async function getCaseId(tx: Tx, { actor }: Context, caseRef: string): Promise<string> {
  const found = await visibleCases(tx, actor)
    .leftJoin('vehicles', 'vehicles.id', 'cases.vehicle_id')
    .where(sql<boolean>`(cases.case_no = upper(${caseRef}) or vehicles.plate_key = vehicle_key(${caseRef}))`)
    .orderBy('cases.created_at', 'desc')
    .orderBy('cases.id', 'desc')
    .select('cases.id')
    .limit(1)
    .executeTakeFirst()
  if (!found) throw badRequest({ caseRef: 'cash.unknownCase' })
  return found.id
}

interface NewEntry {
  employee_id: string
  kind: CashKind
  amount: number
  day: string
  expense: CashEntry['expense']
  case_id: string | null
  note: string | null
  photo_id: string | null
  reverses: string | null
}

/** Appends an entry to a book that is locked, to its balance, and to the history, which names no person. */
async function append(
  tx: Tx,
  ctx: Context,
  action: 'cash entered' | 'cash taken back',
  entry: NewEntry,
): Promise<CashEntry> {
  const id = newId()
  const made = { made_by: ctx.actor.userId, made_at: ctx.now.toISOString() }
  await tx
    .insertInto('cash_entries')
    .values({ ...entry, ...made, id })
    .execute()
  await tx
    .updateTable('cash_books')
    .set({ balance: sql`balance + ${entry.amount}` })
    .where('employee_id', '=', entry.employee_id)
    .execute()
  await record(tx, ctx, {
    subject: 'user',
    id: entry.employee_id,
    action,
    changes: {
      cashKind: { from: null, to: entry.kind },
      cashAmount: { from: null, to: toRupees(entry.amount) },
      ...(entry.expense && { expense: { from: null, to: entry.expense } }),
    },
  })
  const row = await visibleEntries(tx, ctx.actor).where('cash_entries.id', '=', id).executeTakeFirstOrThrow()
  return presentEntry(ctx, row)
}
