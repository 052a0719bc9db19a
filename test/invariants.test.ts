import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { viewEndpoints } from '#contract/views/view-endpoints.ts'
import { checkInvariants, readLaws } from '#server/db/invariants.ts'
import { findChainHead } from '#server/history/history-chain.ts'
import { sealHistory } from '#server/jobs/seal-history.ts'
import { verifyByBank } from '#test/bank-statements.ts'
import { requireSuccess } from '#test/caller.ts'
import { makeTemporaryFolder } from '#test/make-folder.ts'
import { OFFICE_SECRET, type Office, openOffice } from '#test/office.ts'
import { breaksOfBooks, dunAt, keepBooks, sendRequest, withoutTrigger } from '#test/office-of-laws.ts'
import { switchOnGst } from '#test/switch-on-gst.ts'
import { addressOf } from '#test/temporary-postgres.ts'

/* Every law of the ledger detects its violation: each is broken in a transaction that is rolled back, without the constraint. */
let office: Office
let client: pg.Client
beforeAll(async () => {
  office = await openOffice()
  office.clock.set('2026-11-05T06:00:00Z')
  const as = await office.superadmin()
  await office.clock.at('2026-10-31T06:00:00Z', () => switchOnGst(office, '2026-10-31'))
  const view = { list: 'vehicles', name: 'All', query: {}, isShared: true } as const
  const shared = await office.ok(viewEndpoints.create, { as, body: view })
  const start = { list: 'vehicles', viewId: shared.id } as const
  await office.ok(viewEndpoints.start, { as: await office.employee(), body: start })
  await office.ok(viewEndpoints.start, { as, body: { ...start, role: 'employee' } })
  const [one, other] = [await office.client({ creditLimit: 90_000 }), await office.client()]
  const late = await office.client()
  const overdue = await office.clock.at('2026-10-05T06:00:00Z', () => office.bill({ client: late }))
  await dunAt(office, as, '2026-10-19T06:00:00Z', 4)
  const adjusted = await office.client({ creditLimit: 90_000 })
  const { assignmentId } = await office.caseIn('assigned', { client: adjusted })
  const bill = await office.bill({ client: one })
  const { paymentId } = await office.billPayment(one, bill)
  const body = { reason: 'UTR 412345678901 came late' } // twelve digits that are no Aadhaar number
  const params = { billId: overdue.billId }
  const waived = requireSuccess(await office.call(billEndpoints.waivePenalty, { as, params, body }))
  await office.billPayment(late, { ...overdue, totalAmount: waived.data.totalAmount })
  await office.ok(paymentEndpoints.verifyPayment, { as, params: { id: paymentId } })
  await office.bill({ client: other })
  await office.clock.at('2026-10-22T06:00:00Z', async () => {
    const mistaken = await office.adjustment(adjusted, -150, { caseAssignmentId: assignmentId })
    await office.adjustment(adjusted, 150, { reverses: mistaken.id })
    await office.adjustment(adjusted, -20_000)
  })
  await office.bill({ client: adjusted })
  await office.adjustment(one, bill.totalAmount, { takesBack: paymentId })
  await office.caseIn('paid', { client: one })
  await office.payment(one, [await office.caseIn('assigned', { client: one })])
  await office.payment(one, [await office.caseIn('assigned', { client: one })], 'CREDIT')
  await office.unassign(await office.caseIn('assigned', { client: other }))
  const poor = await office.client({ creditLimit: 1 })
  const proven = { as: await office.signIn(as.email, as.password), params: { id: poor.client.id }, body }
  await office.ok(clientEndpoints.overrideCredit, proven)
  await office.payment(poor, [await office.caseIn('assigned', { client: poor })], 'CREDIT')
  const taxed = { over: { expenseDetail: { otherCharges: 1180 } } }
  await office.bill({ client: await office.client(), ...taxed })
  const invoiced = await office.caseIn('paid', { client: one, ...taxed })
  const credited = { caseAssignmentId: invoiced.assignmentId }
  const credit = await office.adjustment(one, -590, credited)
  await office.adjustment(one, 590, { reverses: credit.id })
  await office.adjustment(one, -118, credited)
  await office.unassign(await office.caseIn('assigned', { client: one }))
  const received = await office.caseIn('assigned', { client: one })
  await office.payment(one, [received], 'UPI', '412345678901')
  await verifyByBank(office, as, [{ day: '2026-11-05', utr: '412345678901', rupees: received.totalAmount }])
  await keepBooks(office, as, received.id)
  await sendRequest(office, one)
  await sealHistory(office.deps)
  client = new pg.Client(office.connection)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await office.close()
})

const free = (table: string, ...constraints: string[]) =>
  constraints.map((name) => `alter table ${table} drop constraint ${name};`).join('')
const unlocked = 'alter table adjustments disable trigger user; alter table bill_adjustments disable trigger user;'
const uninvoiced = 'alter table invoices disable trigger user; alter table invoice_lines disable trigger user;'
const stayingLines = 'alter table bank_lines disable trigger user;'
/** Makes an invoice of a row that taxes a paisa more than its amount. */
const taxed = (subject: 'payment_id' | 'adjustment_id', rows: string) =>
  `${free('invoices', 'invoices_corrects_fkey', 'invoices_corrects_check')}
  insert into invoices (id, ${subject}, client_id, taxable_value, kind, invoice_date, serial, client_name, client_address,
    client_state, supplier_gstin, supplier_state, sac, rate, cgst, sgst, igst, reimbursements, made_at)
  select gen_random_uuid(), id, client_id, amount + 1, 'invoice', '2026-11-05', 9999, '', '', '', '', '', '', 0, 0, 0, 0, 0, now()
  from ${rows} limit 1`
const oneOf = (table: string, where = 'true') => `id = (select id from ${table} where ${where} limit 1)`

/** A law by its first words, and the statement that breaks it. */
const breaks: [law: string, sql: string][] = [
  [
    "a client's used credit",
    `update clients set utilized_credit = utilized_credit + 1 where ${oneOf('clients', 'credit_limit > utilized_credit')}`,
  ],
  [
    'used credit lies',
    `${free('clients', 'clients_utilized_credit_check')} update clients set utilized_credit = -1 where ${oneOf('clients')}`,
  ],
  [
    'an override is used by',
    `update credit_overrides set payment_id = (select id from payments where mode = 'UPI' limit 1)`,
  ],
  [
    'a client has paid',
    `update payments set amount = amount + 1 where ${oneOf('payments', "status = 'success' and bill_id is null")}`,
  ],
  [
    'an assignment has at most',
    `drop index payment_assignments_live_key;
    insert into payment_assignments select waiting.id, assignment_id, true from payment_assignments,
      (select id from payments where status = 'paid' limit 1) as waiting where payment_id <> waiting.id limit 1`,
  ],
  [
    'a live payment is the newest',
    `insert into payment_assignments select payments.id, assignment_id, false from payment_assignments, payments
      where is_live and payment_id <> payments.id limit 1`,
  ],
  ['an assignment counts as live', 'update payment_assignments set is_live = false'],
  [
    'a payment is for cases',
    `delete from payment_assignments where payment_id = (select id from payments where bill_id is null limit 1)`,
  ],
  ['a payment for cases is the sum', `update case_assignments set amount = amount + 1`],
  [
    'cases are paid by the client',
    `update payments set client_id = (select id from clients where clients.id <> payments.client_id limit 1) where ${oneOf('payments')}`,
  ],
  ['a proof is an upload', `update uploads set user_id = (select id from users where role = 'superadmin')`],
  ['a case is assigned exactly', `update cases set status = 'ready' where ${oneOf('cases', "status = 'paid'")}`],
  [
    'an assignment names its case',
    `update case_assignments set vehicle_no = 'MH12ZZ0000' where ${oneOf('case_assignments')}`,
  ],
  [
    'a case was taken back',
    `update case_assignments set amount = amount + 100 where ${oneOf('case_assignments', 'unassigned_at is not null')}`,
  ],
  ['a case is paid exactly', `update cases set status = 'paid' where ${oneOf('cases', "status = 'assigned'")}`],
  [
    'a CREDIT payment is in a bill',
    `update payments set payment_date = payment_date - interval '40 days' where ${oneOf('payments', 'billed_in is not null')}`,
  ],
  [
    'no CREDIT payment is left out',
    `update payments set billed_in = null where ${oneOf('payments', 'billed_in is not null')}`,
  ],
  ['a bill charges the sum', `update bills set charges = charges + 1 where ${oneOf('bills')}`],
  [
    'a client has at most one bill',
    `${free('bills', 'bills_client_month_key')} insert into bills
    (id, client_id, year, month, bill_date, due_date, status, charges, penalty, raised_at, serial)
    select gen_random_uuid(), client_id, year, month, bill_date, due_date, status, charges, penalty, raised_at, 1000
    from bills where penalty = 0 limit 1`,
  ],
  ['the bills of a financial year', `update bills set serial = serial + 1000 where ${oneOf('bills')}`],
  ['a reminder of an overdue bill', `update dunnings set judged_at = judged_at + interval '1 day'`],
  ['no client was reminded', `update clients set dunning_paused_at = '2026-10-01'`],
  ['the history of a bill tells each', 'update dunnings set total = total + 1'],
  ['a payment has a receipt', 'delete from receipts'],
  ['a bank line verified', `${stayingLines} update bank_lines set amount = amount + 1`],
  [
    'no payment is verified by two bank lines',
    `${stayingLines} drop index bank_lines_used_utr_key; ${free('bank_lines', 'bank_lines_payment_id_key')}
    insert into bank_lines select gen_random_uuid(), '', line_date, amount, text, utr, imported_by, imported_at, payment_id from bank_lines`,
  ],
  ['the history of a payment names', `${stayingLines} update bank_lines set payment_id = null`],
  ['the receipts of a financial year', 'update receipt_numbers set last_serial = last_serial + 1'],
  ['a receipt is of the decision', `update receipts set given_at = given_at - interval '1 second'`],
  [
    'a bill is dated the last',
    `${free('bills', 'bills_bill_date_check')} update bills set bill_date = bill_date - 1 where ${oneOf('bills')}`,
  ],
  ["a bill's state", `update bills set status = 'failed' where ${oneOf('bills', "status = 'generated'")}`],
  [
    'a bill has at most one live',
    `drop index payments_live_bill_key; ${free('payments', 'payments_proof_id_key')} insert into payments
    (id, client_id, paid_by, amount, mode, status, payment_date, proof_id, bill_id) select gen_random_uuid(), client_id, paid_by,
    amount, mode, 'paid', payment_date, proof_id, bill_id from payments where bill_id is not null limit 1`,
  ],
  ['a bill is paid by its own', `update bills set penalty = 1, penalised_at = raised_at where status = 'success'`],
  ['a penalty comes after', `update bills set penalty = 1, penalised_at = raised_at where ${oneOf('bills')}`],
  [
    'a bill is never fined within 7 days',
    `update bills set raised_at = penalised_at - interval '6 days' where ${oneOf('bills', 'penalised_at is not null')}`,
  ],
  [
    'a bill comes to its charges',
    `alter table bills alter column total drop expression; update bills set total = total + 1 where ${oneOf('bills', "status = 'generated'")}`,
  ],
  ['a bill carries adjustments', `${unlocked} update bill_adjustments set amount = amount - 1`],
  [
    'what bills carry of an adjustment',
    `${unlocked} update adjustments set amount = 1 where ${oneOf('adjustments', 'amount < 0 and reverses is null')}`,
  ],
  [
    'no adjustment is left out',
    `insert into adjustments (id, client_id, amount, reason, made_by, made_at)
    select gen_random_uuid(), client_id, 100, 'Forgotten', paid_by, '2026-10-05' from payments where status = 'success' and bill_id is not null
    limit 1`,
  ],
  ['a reversal is the opposite', `${unlocked} update adjustments set amount = 151 where reverses is not null`],
  ['what takes a payment back', `${unlocked} update adjustments set amount = amount + 1 where takes_back is not null`],
  [
    'an adjustment names a case',
    `${unlocked} update adjustments set assignment_id = (select id from case_assignments as other
      where other.client_id <> adjustments.client_id limit 1) where assignment_id is not null`,
  ],
  [
    'the ledgers of a sale',
    taxed('payment_id', `payments where status = 'success' and mode = 'CASH' and bill_id is null`),
  ],
  ['the journal of an adjustment', taxed('adjustment_id', 'adjustments where amount > 0')],
  ['the tax invoices and the credit notes', 'update invoice_numbers set last_serial = last_serial + 1'],
  ['an invoice and a credit note is', `${uninvoiced} update invoices set reimbursements = reimbursements + 1`],
  [
    'the tax of an invoice lies',
    `${uninvoiced} update invoices set taxable_value = taxable_value - 2, cgst = cgst + 1, sgst = sgst + 1`,
  ],
  [
    'an invoice of a payment or a bill is of all',
    `${uninvoiced} update invoice_lines set reimbursements = reimbursements + 1`,
  ],
  [
    'no case is invoiced twice',
    `insert into invoice_lines select (select id from invoices as other where corrects is null and other.id <> invoice_id limit 1),
      assignment_id, 0, 0 from invoice_lines join invoices on id = invoice_id where corrects is null limit 1`,
  ],
  ['an invoice of a payment is of one', `${uninvoiced} update invoices set invoice_date = invoice_date - 1`],
  ['with its adjustments and its penalty', `${uninvoiced} update invoices set reimbursements = reimbursements + 1`],
  [
    'what is credited of a case',
    `${uninvoiced} update invoice_lines set service = service + 118001
    where invoice_id in (select id from invoices where kind = 'credit note')`,
  ],
  ['a credit note is of an adjustment', `${uninvoiced} update invoices set rate = 500 where kind = 'credit note'`],
  [
    'each invoice and credit note is told',
    `${withoutTrigger} update history set changes = changes - 'creditNote' where changes ? 'creditNote'`,
  ],
  ['while GST is on, no verified payment', `${uninvoiced} truncate invoices, invoice_lines`],
  ['a client was adjusted as often', `${withoutTrigger} delete from history where action = 'adjusted'`],
  [
    'a penalty is added once',
    `${withoutTrigger} delete from history where subject_type = 'bill' and action = 'penalty waived'`,
  ],
  [
    'a payment has its history',
    `${withoutTrigger} delete from history where action = 'verified' and subject_type = 'payment'`,
  ],
  [
    'the state of a payment',
    `${withoutTrigger} update history set changes = jsonb_set(changes, '{status,to}', '"failed"')
    where ${oneOf('history', "subject_type = 'payment' and action = 'verified'")}`,
  ],
  ['the state of a case', `update cases set status = 'Updated' where ${oneOf('cases', "status = 'assigned'")}`],
  ["every step of a case's", `${withoutTrigger} delete from history where ${oneOf('history', "action = 'assigned'")}`],
  ['the state of a bill', `update bills set status = 'paid' where ${oneOf('bills', "status = 'generated'")}`],
  [
    "every step of a bill's",
    `${withoutTrigger} delete from history where subject_type = 'bill' and action = 'payment made'`,
  ],
  ['a case belongs to the vehicle', `update cases set vehicle_no = 'KA 01 ZZ 9' where ${oneOf('cases')}`],
  ['a list begins with a view', `update saved_views set is_shared = false`],
  ['the lists of a role begin', `update saved_views set is_shared = false`],
  ['only a superadmin shares', `update saved_views set user_id = (select id from users where role = 'client' limit 1)`],
  ['the dealer of a case', `update cases set dealer_id = gen_random_uuid() where ${oneOf('cases')}`],
  [
    'no two verified clients have',
    `drop index clients_firm_key_key; update clients set firm_name = 'Twin Motors' where is_verified`,
  ],
  ['a vehicle is known by the newest', `update vehicles set firm_name = 'Another' where ${oneOf('vehicles')}`],
  ['the owner of a vehicle', `update vehicles set owner_name = 'SOMEBODY' where ${oneOf('vehicles')}`],
  ['a date of a vehicle', `update vehicle_expiries set expiry_date = expiry_date + 1`],
  ['a vehicle was told of', `update vehicles set told_at = now() where ${oneOf('vehicles')}`],
  [
    'an import that was carried out',
    `insert into imports (id, kind, user_id, created_at, columns, rows, bad, state, finished_at, made)
     select gen_random_uuid(), 'firms', id, now(), '{name}', 2, 0, 'done', now(), 1 from users limit 1`,
  ],
  ['the history is, entry by entry', `${withoutTrigger} update history set actor_id = id where action = 'created'`],
  ['a client has one owner', `update users set is_owner = false where ${oneOf('users', 'is_owner')}`],
  [
    'an attachment is of one',
    `${free('attachments', 'attachments_owner_check')} update attachments set request_id = null where request_id is not null`,
  ],
  [
    'an attachment and the paper',
    `insert into case_papers (id, case_id, name, name_key, state, changed_by, changed_at)
      select gen_random_uuid(), cases.id, 'Letter', 'letter', 'missing', created_by, now() from cases limit 1;
    update attachments set service_paper_id = null, case_paper_id = (select id from case_papers where name_key = 'letter')`,
  ],
  ["an attachment and a dealer's comment", 'update attachments set client_id = null where client_id is not null'],
  [
    'an accepted request has a case',
    `${free('requests', 'requests_decision_check')} update requests set reason = 'Later' where status = 'open'`,
  ],
  ['a request is sent', `${withoutTrigger} delete from history where subject_type = 'request' and action = 'sent'`],
  ...breaksOfBooks,
  ['a delivery that names', `update deliveries set entry_id = gen_random_uuid() where ${oneOf('deliveries')}`],
  [
    'a dealer on the rate card',
    `insert into rates (id, position, service_code, client_id, receipt_amount, other_charges, admin_charges)
      select gen_random_uuid(), 0, 'drc', id, 0, 0, 0 from clients limit 1;
    update clients set is_verified = false where id = (select client_id from rates limit 1)`,
  ],
  ['a proposed RTO', `update rtos set proposed_by = users.id from users where role = 'superadmin'`],
  ['a change by an API key', `${withoutTrigger} update history set key_id = id where action = 'created'`],
  [
    'a user has at most ten passkeys',
    `insert into passkeys (id, user_id, name, credential_id, public_key, counter, created_at) select gen_random_uuid(), (select id from users limit 1), 'Phone', int4send(n), '', 0, now() from generate_series(1, 11) as n`,
  ],
  [
    'an office has at most ten webhooks',
    `insert into webhooks (id, url, events, key_id, sealed, created_at) select gen_random_uuid(), 'https://gateway.test', '{*}', 2, '', now() from generate_series(1, 11)`,
  ],
  [
    'an event that a webhook is sent again',
    `insert into webhooks (id, url, events, key_id, sealed, created_at) values ('00000000-0000-7000-8000-000000000001', 'https://gateway.test', '{*}', 2, '', now());
     insert into deliveries (id, channel, template, recipient, subject, key_id, sealed, due_at, created_at, webhook_id, event_id, subject_id, seq)
     select gen_random_uuid(), 'event', 'event', '', 'case.created', 2, '', now(), now(),
       '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', gen_random_uuid(), n from generate_series(1, 2) as n`,
  ],
  [
    'nobody is told of a case',
    `update notifications set user_id = (
       select id from users where client_id <> (select client_id from users as own where own.id = notifications.user_id) limit 1
     ) where ${oneOf('notifications', `event = 'caseAssigned'`)}`,
  ],
  ['no number of twelve', `update cases set buyer_state = 'AADHAAR 345678901234' where ${oneOf('cases')}`],
]

describe('the laws of the ledger', () => {
  test('hold', async () => {
    const judged = await checkInvariants(client)
    expect(judged.filter(({ broken }) => broken > 0)).toEqual([])
    expect(judged.length).toBe(breaks.length)
  })

  test.each(breaks)('%s …: is caught', async (law, sql) => {
    await client.query('begin')
    try {
      await client.query(sql)
      const isAsked = (one: { law: string }) => one.law.startsWith(law)
      const judged = await checkInvariants(client, readLaws().filter(isAsked))
      expect(judged.filter((one) => isAsked(one) && one.broken > 0)).toHaveLength(1)
    } finally {
      await client.query('rollback')
    }
  })
})

describe('npm run audit-ledger', () => {
  const audit = (env: Record<string, string>, ...hashes: string[]) =>
    spawnSync(process.execPath, ['tools/audit-ledger.ts', ...hashes], {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
      env: { ...process.env, APP_SECRET: OFFICE_SECRET, ...env },
    })

  test('says a line for each law, and ends with 1 when one is broken', async () => {
    const right = audit({ DATABASE_URL: addressOf(office.connection) })
    expect([right.status, right.stderr]).toEqual([0, ''])
    expect(right.stdout.match(/^✓ /gm)?.length).toBe(breaks.length)
    const { hash = '' } = (await findChainHead(client)) ?? {}
    const untaxed = `status = 'generated' and id not in (select bill_id from invoices where bill_id is not null)`
    expect(right.stdout).toMatch(new RegExp(`^The history is sealed up to entry \\d+, by seal 1: ${hash}$`, 'm'))
    const { rows } = await client.query(`update bills set charges = charges + 1 where ${untaxed} returning id`)
    const wrong = audit({ DATABASE_URL: addressOf(office.connection) })
    await client.query(`update bills set charges = charges - 1 where ${untaxed}`)
    expect(wrong.status).toBe(1)
    expect(wrong.stdout).toContain(
      `✗ a bill charges the sum of its CREDIT payments, of which it has at least one: 1 rows, such as ${rows[0].id}`,
    )
  })

  test('checks that the chain contains the heads of backups', async () => {
    const { hash = '' } = (await findChainHead(client)) ?? {}
    const { status, stdout } = audit({ DATABASE_URL: addressOf(office.connection) }, hash, '00'.repeat(32))
    expect(status).toBe(1)
    expect(stdout).toContain(`✓ the chain of the history goes through ${hash}`)
    expect(stdout).toContain(`✗ the chain of the history goes through ${'00'.repeat(32)}`)
  })

  test('says in one line what is missing', () => {
    const folder = join(makeTemporaryFolder('audit-'), 'data')
    const { status, stderr } = audit({ DATA_DIR: folder })
    expect([status, stderr]).toEqual([2, `DATA_DIR ${folder} does not exist.\n`])
  })
})
