-- What must hold over the whole database at every moment. Each query returns the rows that break its law, so none may
-- return any. `npm run audit-ledger` runs them, and so does every suite of tests at its end. A law is a line `-- law:
-- …`, then one query. What came first is told by the numbers `seq`, never by a time or an id, which are of some
-- process's clock.

-- law: a client's used credit is the CREDIT payments that no verified bill has settled
select clients.id from clients where utilized_credit <> (
  select coalesce(sum(payments.amount), 0) from payments left join bills on bills.id = payments.billed_in
  where payments.client_id = clients.id and mode = 'CREDIT' and bills.status is distinct from 'success');

-- law: used credit lies between nothing and the limit, and above it by no more than overrides let a client pay
select id from clients where utilized_credit not between 0 and credit_limit + credit_beyond_limit
union all
select clients.id from clients where credit_beyond_limit <> (
  select coalesce(sum(amount), 0) from payments join credit_overrides on payment_id = payments.id
  left join bills on bills.id = billed_in
  where payments.client_id = clients.id and bills.status is distinct from 'success');

-- law: an override is used by a CREDIT payment of its client, and told by the history once when given and once when used
select credit_overrides.id from credit_overrides join payments on payments.id = payment_id
where payments.client_id <> credit_overrides.client_id or mode <> 'CREDIT'
union all
select credit_overrides.id from credit_overrides
left join history on subject_type in ('client', 'payment') and changes #>> '{creditOverride,to}' = credit_overrides.id::text
group by credit_overrides.id
having count(*) filter (where action = 'credit override given') <> 1
  or count(*) filter (where action = 'made') <> (payment_id is not null)::int;

-- law: a client has paid for its cases exactly what was frozen for those that are paid
select clients.id from clients
left join (
  select client_id, sum(amount) as paid from payments where status = 'success' and bill_id is null group by client_id
) as history on history.client_id = clients.id
left join (
  select client_id, sum(amount) as frozen from case_assignments join cases on cases.id = case_id
  where cases.status = 'paid' group by client_id
) as ledger on ledger.client_id = clients.id
where coalesce(paid, 0) <> coalesce(frozen, 0);

-- law: an assignment has at most one live payment
select assignment_id as id from payment_assignments join payments on payments.id = payment_id
where payments.status <> 'failed' group by assignment_id having count(*) > 1;

-- law: a live payment is the newest of its assignment
select live.payment_id as id from payment_assignments as live
join payment_assignments as later on later.assignment_id = live.assignment_id and later.seq > live.seq
where live.is_live;

-- law: an assignment counts as live exactly while its payment has not failed
select payment_id as id from payment_assignments join payments on payments.id = payment_id
where is_live <> (payments.status <> 'failed');

-- law: a payment is for cases or for one bill, never for both or for nothing
select id from payments where (bill_id is null) <> exists (
  select 1 from payment_assignments where payment_id = payments.id);

-- law: a payment for cases is the sum of what was frozen for them
select payments.id from payments join payment_assignments on payment_id = payments.id
join case_assignments on case_assignments.id = assignment_id
group by payments.id having payments.amount <> sum(case_assignments.amount);

-- law: cases are paid by the client that they are assigned to, by a user of it
select payments.id from payments join users on users.id = paid_by where users.client_id is distinct from payments.client_id
union all
select payments.id from payments join payment_assignments on payment_id = payments.id
join case_assignments on case_assignments.id = assignment_id where case_assignments.client_id <> payments.client_id;

-- law: a proof is an upload of the user who pays
select payments.id from payments join uploads on uploads.id = proof_id where uploads.user_id <> paid_by;

-- law: a case is assigned exactly while it is in assigned or paid, and its amount stays frozen
select cases.id from cases left join case_assignments on case_id = cases.id
where (cases.status in ('assigned', 'paid')) <> (case_assignments.id is not null)
  or case_assignments.amount <> cases.total_amount;

-- law: an assignment names its case by its number and plate
select case_assignments.id from case_assignments join cases on cases.id = case_id
where (case_assignments.case_no, case_assignments.vehicle_no) <> (cases.case_no, cases.vehicle_no);

-- law: a case was taken back from a client once for each of its assignments that ended, unpaid, at the frozen amount
select id from case_assignments where unassigned_at is not null and exists (
  select 1 from payment_assignments where assignment_id = case_assignments.id and is_live)
union all
select coalesce(ended.case_id, told.case_id) from (
  select unassigned_case_id as case_id, count(*) as times, sum(amount) as amount
  from case_assignments where unassigned_at is not null group by unassigned_case_id
) as ended full join (
  select subject_id as case_id, count(*) as times, sum((changes #>> '{totalAmount,from}')::numeric * 100) as amount
  from history where subject_type = 'case' and action = 'unassigned' group by subject_id
) as told on told.case_id = ended.case_id
where (ended.times, ended.amount) is distinct from (told.times, told.amount);

-- law: a case is paid exactly when a payment for it is a success
select cases.id from cases join case_assignments on case_id = cases.id
where (cases.status = 'paid') <> exists (
  select 1 from payment_assignments join payments on payments.id = payment_id
  where assignment_id = case_assignments.id and payments.status = 'success');

-- law: a CREDIT payment is in a bill of its own client and month, and only when that month is over
select payments.id from payments join bills on bills.id = billed_in
where bills.client_id <> payments.client_id or raised_at < ((bill_date + 1)::timestamp at time zone 'Asia/Kolkata')
  or date_trunc('month', payment_date at time zone 'Asia/Kolkata') <> make_date(year, month, 1);

-- law: no CREDIT payment is left out of the bill of its month
select payments.id from payments join bills on bills.client_id = payments.client_id
where mode = 'CREDIT' and billed_in is null
  and date_trunc('month', payment_date at time zone 'Asia/Kolkata') = make_date(year, month, 1);

-- law: a bill charges the sum of its CREDIT payments, of which it has at least one
select bills.id from bills left join payments on billed_in = bills.id
group by bills.id having count(payments.id) = 0 or bills.charges <> sum(payments.amount);

-- law: a client has at most one bill for a month
select min(id::text) as id from bills group by client_id, year, month having count(*) > 1;

-- law: the bills of a financial year are numbered from 1 to its last number, without a gap or a repeat
select financial_year::text as id from bills full join bill_numbers using (financial_year) group by financial_year
having row(count(serial), count(distinct serial), max(serial)::bigint) is distinct from
  row(max(last_serial)::bigint, max(last_serial)::bigint, max(last_serial)::bigint);

-- law: a payment has a receipt exactly when it was verified: cash or UPI, and a success
select payments.id from payments full join receipts on payment_id = payments.id
where (status = 'success' and mode <> 'CREDIT') is distinct from (payment_id is not null);

-- law: the receipts of a financial year are numbered from 1 to its last number, without a gap or a repeat
select financial_year::text as id from receipts full join receipt_numbers using (financial_year) group by financial_year
having row(count(serial), count(distinct serial), max(serial)::bigint) is distinct from
  row(max(last_serial)::bigint, max(last_serial)::bigint, max(last_serial)::bigint);

-- law: a receipt is of the decision on its payment, and of the financial year of that day in IST
select payment_id as id from receipts join payments on payments.id = payment_id
where given_at <> decided_at or (decided_at at time zone 'Asia/Kolkata')::date
  not between make_date(financial_year, 4, 1) and make_date(financial_year + 1, 3, 31);

-- law: a bill is dated the last day of its month and due on the 15th of the next
select id from bills where bill_date <> (make_date(year, month, 1) + interval '1 month' - interval '1 day')::date
  or due_date <> (make_date(year, month, 1) + interval '1 month')::date + 14;

-- law: a bill's state is that of its payments, or settled from the beginning where its adjustments brought it to 0
select bills.id from bills left join payments on bill_id = bills.id group by bills.id
having bills.status <> case
  when bool_or(payments.status = 'success') then 'success'
  when bool_or(payments.status = 'paid') then 'paid'
  when bool_or(payments.status = 'failed') then 'failed'
  when bills.total = 0 and exists (select from bill_adjustments as part where part.bill_id = bills.id) then 'success'
  else 'generated' end;

-- law: a bill has at most one live payment
select bill_id as id from payments where status <> 'failed' and bill_id is not null group by bill_id having count(*) > 1;

-- law: a bill is paid by its own client, whole, with its penalty unless that was waived
select payments.id from payments join bills on bills.id = bill_id
where payments.client_id <> bills.client_id or (payments.status <> 'failed' and payments.amount <> bills.total);

-- law: a penalty comes after the 15th, and not on a bill that is settled
select id from bills where penalised_at < ((due_date + 1)::timestamp at time zone 'Asia/Kolkata')
  or (penalty > 0 and penalised_at is null)
union all
select overdue.subject_id from history as overdue
join history as settled on settled.subject_id = overdue.subject_id and settled.seq < overdue.seq
where overdue.subject_type = 'bill' and overdue.action = 'overdue'
  and settled.subject_type = 'bill' and settled.changes #>> '{status,to}' = 'success';

-- law: a bill is never fined within 7 days after it came into being
select id from bills where penalised_at < raised_at + interval '7 days';

-- law: a bill comes to its charges and its penalty, less what was waived
select id from bills where total <> charges + adjusted + penalty - case when waived_at is null then 0 else penalty end;

-- law: a bill carries adjustments of its own client, which add up, and never falls below 0
select bills.id from bills left join bill_adjustments as part on bill_id = bills.id
left join adjustments on adjustments.id = adjustment_id
group by bills.id
having adjusted <> coalesce(sum(part.amount), 0) or charges + adjusted < 0
  or bool_or(adjustments.client_id <> bills.client_id);

-- law: what bills carry of an adjustment is a part of it, and goes beyond one bill only where that came to 0 (or to the most)
select adjustments.id from adjustments join bill_adjustments as part on adjustment_id = adjustments.id
join bills on bills.id = bill_id
group by adjustments.id
having bool_or(sign(part.amount) <> sign(adjustments.amount)) or abs(sum(part.amount)) > abs(adjustments.amount)
  or count(*) filter (where charges + adjusted > 0 and charges + adjusted < 4990000000000)
    > (sum(part.amount) = adjustments.amount)::int;

-- law: no adjustment is left out of a bill of a month that it was made in or before, unless that came to 0 (or to the most)
select adjustments.id from adjustments join bills using (client_id)
where made_at < (bill_date + 1)::timestamp at time zone 'Asia/Kolkata' and made_at < raised_at - interval '1 hour'
  and charges + adjusted > 0 and charges + adjusted < 4990000000000
  and not exists (select from bill_adjustments as part join bills as carrying on carrying.id = bill_id
    where adjustment_id = adjustments.id
      and (carrying.financial_year, carrying.serial) <= (bills.financial_year, bills.serial));

-- law: a reversal is the opposite of an adjustment of its client, which is none itself, and comes once
select min(reversal.id::text) as id from adjustments as reversal join adjustments as reversed on reversed.id = reversal.reverses
group by reversed.id
having count(*) > 1 or bool_or(reversal.amount <> -reversed.amount or reversal.client_id <> reversed.client_id
  or reversed.reverses is not null);

-- law: what takes a payment back is a verified payment's whole amount, by cash or UPI of its client, and comes once
select min(adjustments.id::text) as id from adjustments join payments on payments.id = takes_back
group by payments.id
having count(*) > 1 or bool_or(adjustments.amount <> payments.amount or adjustments.client_id <> payments.client_id
  or status <> 'success' or mode = 'CREDIT');

-- law: an adjustment names a case of its own client
select adjustments.id from adjustments join case_assignments on case_assignments.id = assignment_id
where case_assignments.client_id <> adjustments.client_id;

-- law: the ledgers of a sale come to what the client is charged, and its invoice taxes exactly the service charges
with sales as (
  select id, amount as charged, id as payment_id, null::uuid as bill_id from payments
  where status = 'success' and mode <> 'CREDIT' and bill_id is null
  union all select bills.id, charges, payments.id, bills.id from bills join payments on billed_in = bills.id
)
select sales.id from sales join payment_assignments using (payment_id)
join case_assignments on case_assignments.id = assignment_id join cases on cases.id = case_id
left join invoices on coalesce(invoices.bill_id, invoices.payment_id) = sales.id
group by sales.id, charged, invoices.id
having charged <> sum(coalesce(other_charges, 0) + coalesce(admin_charges, 0) + receipt_amount + puc_charges + insurance_charges)
  or taxable_value + cgst + sgst + igst <> sum(coalesce(other_charges, 0) + coalesce(admin_charges, 0));

-- law: the journal of an adjustment takes back the tax of its credit note or owes that of its invoice, never more than its
-- amount
select adjustments.id from adjustments join invoices on adjustment_id = adjustments.id
where (kind = 'credit note') <> (amount < 0) or invoices.total > abs(amount);
-- law: the tax invoices and the credit notes of a financial year are numbered from 1 to the last, without a gap or a repeat
select kind || ' ' || financial_year as id from invoices full join invoice_numbers using (kind, financial_year)
group by kind, financial_year
having row(count(serial), count(distinct serial), max(serial)::bigint) is distinct from
  row(max(last_serial)::bigint, max(last_serial)::bigint, max(last_serial)::bigint);

-- law: an invoice and a credit note is the sum of its lines
select invoices.id from invoices left join invoice_lines as line on line.invoice_id = invoices.id group by invoices.id
having row(sum(service), sum(line.reimbursements)) is distinct from
  row((taxable_value + cgst + sgst + igst)::numeric, invoices.reimbursements::numeric);

-- law: the tax of an invoice lies inside its whole service part, rounded half up once, as CGST equal to SGST or as IGST
select id from (
  select *, (taxable_value + cgst + sgst + igst) * rate::numeric / (10000 + rate) as tax from invoices
) as taxed
where case when client_state = supplier_state then (cgst, sgst, igst) <> (round(tax / 2), round(tax / 2), 0)
  else (cgst, sgst, igst) <> (0, 0, round(tax)) end;

-- law: an invoice of a payment or a bill is of all its cases, at the frozen amount of each, with the office's own charges as
-- service
select coalesce(line.invoice_id, charged.invoice_id) as id from (
  select invoices.id as invoice_id, assignment_id from invoices
  join payments on invoices.payment_id = payments.id or invoices.bill_id = payments.billed_in
  join payment_assignments on payment_assignments.payment_id = payments.id
) as charged
full join (
  select invoice_lines.* from invoice_lines join invoices on invoices.id = invoice_id where corrects is null
) as line using (invoice_id, assignment_id)
left join case_assignments on case_assignments.id = assignment_id left join cases on cases.id = case_id
where charged.invoice_id is null or row(line.service + line.reimbursements, line.service) is distinct from
  row(case_assignments.amount, coalesce(other_charges, 0) + coalesce(admin_charges, 0));

-- law: no case is invoiced twice
select min(assignment_id::text) as id from invoice_lines join invoices on invoices.id = invoice_id where corrects is null
group by (select coalesce(case_id, unassigned_case_id) from case_assignments where case_assignments.id = assignment_id)
having count(*) > 1;

-- law: an invoice of a payment is of one that was verified, and of a bill has its date; both of their own client
select invoices.id from invoices join payments on payments.id = payment_id
where payments.status <> 'success' or mode = 'CREDIT' or payments.bill_id is not null or payments.client_id <> invoices.client_id
  or invoice_date <> (decided_at at time zone 'Asia/Kolkata')::date
union all
select invoices.id from invoices join bills on bills.id = bill_id
where bills.client_id <> invoices.client_id or invoice_date <> bill_date;

-- law: with its adjustments and its penalty an invoice comes to its bill
select invoices.id from invoices join bills on bills.id = bill_id
where invoices.total + adjusted + case when waived_at is null then penalty else 0 end <> bills.total;

-- law: what is credited of a case is a part of its invoiced service
select note.assignment_id as id from invoice_lines as note join invoices as credited on credited.id = note.invoice_id
left join (
  select assignment_id, service from invoice_lines join invoices on invoices.id = invoice_id where corrects is null
) as invoiced using (assignment_id)
where credited.corrects is not null group by note.assignment_id
having sum(case kind when 'invoice' then -note.service else note.service end) not between 0 and coalesce(max(invoiced.service), 0);

-- law: a credit note is of an adjustment in the client's favour for a case of its invoice, a reversal takes it back whole
select corrected.id from invoices as corrected join invoices as before on before.id = corrected.corrects
join adjustments on adjustments.id = corrected.adjustment_id
where corrected.client_id <> adjustments.client_id or corrected.rate <> before.rate or corrected.reimbursements <> 0
  or case corrected.kind
    when 'credit note' then amount >= 0 or reverses is not null or corrected.total > -amount or before.corrects is not null
      or not exists (select from invoice_lines as line where line.invoice_id = before.id and line.assignment_id = adjustments.assignment_id)
    else before.kind <> 'credit note' or reverses is distinct from before.adjustment_id
      or (corrected.taxable_value, corrected.cgst, corrected.sgst, corrected.igst)
        <> (before.taxable_value, before.cgst, before.sgst, before.igst) end;

-- law: each invoice and credit note is told, with its number, by the history of what made it
select coalesce(made.subject_id, told.subject_id) as id from (
  select case when adjustment_id is null then coalesce(payment_id, bill_id) else client_id end as subject_id, invoice_no
  from invoices
) as made full join (
  select subject_id, coalesce(changes #>> '{invoice,to}', changes #>> '{creditNote,to}') as invoice_no from history
  where action in ('verified', 'raised', 'adjusted') and changes ?| array['invoice', 'creditNote']
) as told using (invoice_no)
where told.subject_id is distinct from made.subject_id;

-- law: while GST is on, no verified payment with a service part is left without its invoice (nor is a bill)
select sold.id from gst_settings join (
  select payments.id, payments.id as paying_id, decided_at as at, (decided_at at time zone 'Asia/Kolkata')::date as day from payments
  where status = 'success' and mode <> 'CREDIT'
  union all
  select bills.id, payments.id, raised_at, bill_date from bills join payments on billed_in = bills.id
) as sold on is_on and day >= from_day and at > updated_at + interval '1 hour'
join payment_assignments on payment_assignments.payment_id = paying_id
join case_assignments on case_assignments.id = assignment_id join cases on cases.id = case_id
where coalesce(other_charges, 0) + coalesce(admin_charges, 0) > 0
  and not exists (select from invoices where sold.id in (invoices.payment_id, invoices.bill_id));

-- law: a client was adjusted as often and as much as its history tells
select coalesce(adjusted.client_id, told.client_id) as id from (
  select client_id, count(*) as times, sum(amount) as amount from adjustments group by client_id
) as adjusted full join (
  select subject_id as client_id, count(*) as times, sum((changes #>> '{adjustmentAmount,to}')::numeric * 100) as amount
  from history where subject_type = 'client' and action = 'adjusted' group by subject_id
) as told using (client_id)
where (adjusted.times, adjusted.amount) is distinct from (told.times, told.amount);

-- law: a penalty is added once and waived at most once, each with its history entry
select bills.id from bills left join history on subject_type = 'bill' and subject_id = bills.id
group by bills.id
having count(*) filter (where action = 'overdue') <> (penalised_at is not null)::int
  or count(*) filter (where action = 'penalty waived') <> (waived_at is not null)::int
  or bool_or(action = 'penalty waived' and (changes #>> '{penaltyAmount,from}')::numeric * 100 <> penalty);

-- law: a reminder of an overdue bill was judged on its day, of a bill that was neither paid nor under verification
select bill_id as id from dunnings join bills on bills.id = bill_id
where (judged_at at time zone 'Asia/Kolkata')::date <> due_date + day or exists (
  select from payments where payments.bill_id = dunnings.bill_id and payment_date < judged_at
    and (status <> 'failed' or decided_at > judged_at));

-- law: no client was reminded of an overdue bill since it was paused
select bill_id as id from dunnings join bills on bills.id = bill_id join clients on clients.id = client_id
where judged_at > dunning_paused_at;

-- law: the history of a bill tells each reminder, with its day and what was to be paid
select coalesce(sent.bill_id, told.bill_id) as id from (
  select bill_id, day::int as day, total from dunnings
) as sent full join (
  select subject_id as bill_id, (changes #>> '{daysOverdue,to}')::int as day, (changes #>> '{total,to}')::numeric * 100 as total
  from history where subject_type = 'bill' and action = 'overdue reminder sent'
) as told using (bill_id, day)
where sent.total is distinct from told.total;

-- law: a payment has its history: made once, decided once unless it is CREDIT or waits
select payments.id from payments left join history on subject_type = 'payment' and subject_id = payments.id
group by payments.id
having count(*) filter (where action = 'made') <> 1
  or count(*) filter (where action in ('verified', 'rejected')) <> (decided_by is not null)::int;

-- law: the state of a payment is the last one in its history, and every step a legal one
select payments.id from payments where status is distinct from (
  select changes #>> '{status,to}' from history
  where subject_type = 'payment' and subject_id = payments.id order by seq desc limit 1)
union all
select id from history where subject_type = 'payment'
  and (coalesce(changes #>> '{status,from}', ''), coalesce(changes #>> '{status,to}', '')) not in (
    ('', 'paid'), ('', 'success'), ('paid', 'success'), ('paid', 'failed'));

-- law: the state of a case is the last one in its history
select cases.id from cases where status is distinct from (
  select changes #>> '{status,to}' from history
  where subject_type = 'case' and subject_id = cases.id and changes ? 'status' order by seq desc limit 1);

-- law: every step of a case's state follows from the one before and is a legal one
select id from (
  select id, changes #>> '{status,from}' as "from", changes #>> '{status,to}' as "to",
    lag(changes #>> '{status,to}') over (partition by subject_id order by seq) as before
  from history where subject_type = 'case' and changes ? 'status'
) as step
where "from" is distinct from before or (coalesce("from", ''), "to") not in (
  ('', 'Created'), ('Created', 'Updated'), ('Updated', 'Updated'), ('ready', 'Updated'), ('Created', 'ready'),
  ('Updated', 'ready'), ('ready', 'assigned'), ('ready', 'rejected'), ('assigned', 'paid'), ('assigned', 'ready'),
  ('rejected', 'Updated'));

-- law: the state of a bill is the last one in its history
select bills.id from bills where status is distinct from (
  select changes #>> '{status,to}' from history
  where subject_type = 'bill' and subject_id = bills.id and changes ? 'status' order by seq desc limit 1);

-- law: every step of a bill's state follows from the one before and is a legal one
select id from (
  select id, changes #>> '{status,from}' as "from", changes #>> '{status,to}' as "to",
    lag(changes #>> '{status,to}') over (partition by subject_id order by seq) as before
  from history where subject_type = 'bill' and changes ? 'status'
) as step
where "from" is distinct from before or (coalesce("from", ''), "to") not in (
  ('', 'generated'), ('generated', 'success'), ('generated', 'paid'), ('failed', 'paid'), ('paid', 'success'), ('paid', 'failed'));

-- law: a case belongs to the vehicle of its plate, if the plate has a letter or digit
select cases.id from cases left join vehicles on vehicles.id = vehicle_id
where nullif(vehicle_key(cases.vehicle_no), '') is distinct from vehicles.plate_key;

-- law: a vehicle is known by the newest of its cases
select vehicles.id from vehicles left join lateral (
  select max(created_at) as at from cases where vehicle_id = vehicles.id
) as newest on true
where last_case_at is distinct from newest.at or last_case_at is not null and not exists (
  select from cases where vehicle_id = vehicles.id and created_at = last_case_at
    and (cases.vehicle_no, cases.chassis_no, cases.engine_no, cases.firm_name)
      = (vehicles.vehicle_no, vehicles.chassis_no, vehicles.engine_no, vehicles.firm_name));

-- law: the dealer of a case is a verified client
select cases.id from cases left join clients on clients.id = dealer_id where dealer_id is not null and is_verified is not true;

-- law: no two verified clients have one firm name
select min(id::text) as id from clients where is_verified group by firm_key having count(*) > 1;

-- law: the owner of a vehicle is the one by hand or of the newest case that names one, whichever is later, else the one told
-- last
select vehicles.id from vehicles left join lateral (
  select * from cases where vehicle_id = vehicles.id and seller_name is not null order by created_at desc, id desc limit 1
) as named on true
left join lateral (
  select vehicle_entries.owner_name, vehicle_entries.owner_phone_no from vehicle_entries
  where vehicle_id = vehicles.id and vehicle_entries.owner_name is not null order by seq desc limit 1
) as told on true
where (vehicles.owner_name, vehicles.owner_phone_no) is distinct from (
  case when named.id is null and owner_edited_at is null then row (told.owner_name, told.owner_phone_no)
    when named.id is null or owner_edited_at >= named.created_at then row (edited_owner_name, edited_owner_phone_no)
    when transfer_to = 'NA' then row (seller_name, seller_phone_no) else row (buyer_name, buyer_phone_no) end);

-- law: a date of a vehicle is the one that was entered last, in its cases or without one
-- (a case enters its dates when it is created, and others by the changes of its history; one that is cleared counts on)
with changed as materialized (
  select subject_id as case_id, seq, field, (change ->> 'from')::date as old_day, (change ->> 'to')::date as new_day
  from history cross join jsonb_each(changes) as dated(field, change)
  where subject_type = 'case' and action in ('edited', 'expiry changed') and field like '%Expiry'
), untouched as (
  select id as case_id, field, day from cases cross join lateral (values ('pucExpiry', puc_expiry),
    ('insuranceExpiry', insurance_expiry), ('fitnessExpiry', fitness_expiry), ('taxExpiry', tax_expiry),
    ('permitExpiry', permit_expiry)) as dated (field, day)
  where day is not null and not exists (select from changed where (case_id, changed.field) = (id, dated.field))
), first_changed as (
  select distinct on (case_id, field) case_id, field, old_day as day from changed order by case_id, field, seq
), entered as (
  select case_id, field, new_day as day, seq from changed
  union all
  select case_id, field, day, seq from (table untouched union all table first_changed) as given
  left join history on subject_type = 'case' and subject_id = case_id and action = 'created'
), truth as (
  select distinct on (vehicle_id, field) vehicle_id, field, day from (
    select vehicle_id, field, day, seq from entered join cases on cases.id = case_id where vehicle_id is not null
    union all
    select vehicle_id, lower(left(name, 1)) || substr(replace(initcap(name), '_', ''), 2), value::date, seq
    from vehicle_entries cross join lateral jsonb_each_text(to_jsonb(vehicle_entries)) as entry(name, value)
    where name like '%\_expiry'
  ) as given
  where day is not null order by vehicle_id, field, seq desc nulls last
), present as (
  select vehicle_id, lower(left(kind, 1)) || substr(replace(initcap(kind), '_', ''), 2) || 'Expiry' as field, expiry_date
  from vehicle_expiries
)
select concat_ws(' ', vehicle_id, field) as id from truth full join present using (vehicle_id, field)
where truth.day is distinct from present.expiry_date;

-- law: a vehicle was told of without a case when its newest entry says so
select vehicles.id from vehicles left join vehicle_entries on vehicle_id = vehicles.id
group by vehicles.id having told_at is distinct from max(vehicle_entries.created_at);

-- law: an import that was carried out made or left out each of its rows, and only such a one made any
select id from imports
where state = 'checked' and (made > 0 or skipped > 0 or made_ids <> '{}') or state <> 'checked' and made + skipped <> rows;

-- law: a client has one owner among its users
select clients.id from clients left join users on client_id = clients.id and is_owner
group by clients.id having count(users.id) <> 1;

-- law: an attachment is of one case or of one request
select id from attachments where num_nonnulls(case_id, request_id) <> 1;

-- law: an attachment and the paper of a case alone that it shows are of the same case
select attachments.id from attachments join case_papers on case_papers.id = case_paper_id
where attachments.case_id is distinct from case_papers.case_id;

-- law: an attachment and a dealer's comment are of the client of their sender
select attachments.id from attachments join users on users.id = user_id
where attachments.client_id is distinct from users.client_id
union all
select case_comments.id from case_comments join users on users.id = user_id
where case_comments.client_id <> users.client_id or case_comments.client_id is null and users.client_id is not null;

-- law: an accepted request has a case and no files of its own, a declined one has a reason, and an open one neither
select id from requests where case_id is not null <> (status = 'accepted') or reason is not null <> (status = 'declined')
  or status = 'accepted' and exists (select from attachments where request_id = requests.id);

-- law: a request is sent once and decided at most once, as its history tells
select requests.id from requests left join history on subject_type = 'request' and subject_id = requests.id
group by requests.id
having count(*) filter (where action = 'sent') <> 1
  or count(*) filter (where action in ('accepted', 'declined')) <> (status <> 'open')::int
  or count(*) filter (where action = status) <> (status <> 'open')::int;

-- law: an original has its entries, and the history of its case tells each
select coalesce(noted.case_id, told.case_id) as id from (
  select case_id, count(original_moves.id) as times from originals
  left join original_moves on original_id = originals.id group by case_id
) as noted full join (
  select subject_id as case_id, count(*) as times from history
  where subject_type = 'case' and action like 'original %' group by subject_id
) as told on told.case_id = noted.case_id
where noted.times is distinct from told.times
union all
select originals.id from originals where not exists (select from original_moves where original_id = originals.id);

-- law: an entry takes back the one before it, and says what the one before that said
select id from (
  select id, undoes, holder, employee_id, handed_to, lag(id) over entries as before,
    lag(holder, 2) over entries as said, lag(employee_id, 2) over entries as said_employee,
    lag(handed_to, 2) over entries as said_taker
  from original_moves window entries as (partition by original_id order by seq)
) as entry
where undoes is not null
  and (undoes is distinct from before or (holder, employee_id, handed_to) is distinct from (said, said_employee, said_taker));

-- law: the balance of a cash book is the sum of its entries
select cash_books.employee_id as id from cash_books left join cash_entries using (employee_id)
group by cash_books.employee_id having cash_books.balance <> coalesce(sum(amount), 0);

-- law: an entry that takes another back is its opposite, of the same book, kind and case, and comes once
select min(reversal.id::text) as id from cash_entries as reversal join cash_entries as entry on entry.id = reversal.reverses
group by entry.id
having count(*) > 1 or bool_or(reversal.amount <> -entry.amount or entry.reverses is not null
  or (reversal.employee_id, reversal.kind, reversal.expense, reversal.case_id)
    is distinct from (entry.employee_id, entry.kind, entry.expense, entry.case_id));

-- law: a closed day stays: its balance is that of all entries up to it, of which none came later
select cash_days.id from cash_days left join cash_entries as entry
  on entry.employee_id = cash_days.employee_id and entry.day <= cash_days.day
group by cash_days.id
having cash_days.balance is distinct from sum(amount) or cash_days.entries <> count(entry.id)
union all
select employee_id from cash_books where closed_until is distinct from (
  select max(day) from cash_days where cash_days.employee_id = cash_books.employee_id);

-- law: each entry of a cash book is told by the history of its employee, and so is each closed and confirmed day
select coalesce(noted.id, told.id) as id from (
  select employee_id as id, count(*) as entries, sum(amount) as amount,
    (select count(*) from cash_days where cash_days.employee_id = cash_entries.employee_id) as closed,
    (select count(confirmed_at) from cash_days where cash_days.employee_id = cash_entries.employee_id) as confirmed
  from cash_entries group by employee_id
) as noted full join (
  select subject_id as id, count(*) filter (where action in ('cash entered', 'cash taken back')) as entries,
    sum((changes #>> '{cashAmount,to}')::numeric * 100) filter (where action in ('cash entered', 'cash taken back')) as amount,
    count(*) filter (where action = 'cash day closed') as closed,
    count(*) filter (where action = 'cash day confirmed') as confirmed
  from history where subject_type = 'user' and action like 'cash %' group by subject_id
) as told on told.id = noted.id
where (noted.entries, noted.amount, noted.closed, noted.confirmed)
  is distinct from (told.entries, told.amount, told.closed, told.confirmed);

-- law: a delivery that names an entry of the history names one that is there
select deliveries.id from deliveries left join history on history.id = entry_id
where entry_id is not null and history.id is null;

-- law: a dealer on the rate card is a verified client
select rates.id from rates join clients on clients.id = client_id where not is_verified;

-- law: a proposed RTO has an employee as its proposer, and no place on the rate card
select rtos.id from rtos join users on users.id = proposed_by where users.role <> 'employee'
union all
select rtos.id from rtos join rates on rates.rto_id = rtos.id where proposed_by is not null;

-- law: a change by an API key names one that is there, and its maker as the actor
select history.id from history left join api_keys on api_keys.id = key_id
where key_id is not null and api_keys.created_by is distinct from actor_id;

-- law: a user has at most ten passkeys
select user_id as id from passkeys group by user_id having count(*) > 10;

-- law: an office has at most ten webhooks
select id::text from webhooks order by created_at, id offset 10;

-- law: an event that a webhook is sent again is the same event, of the same subject
select event_id::text as id from deliveries where webhook_id is not null
group by event_id having count(distinct (subject, subject_id, entry_id)) > 1;

-- law: a list begins with a view that its person may see: an own or a shared one, and of the superadmin's lists for a
-- superadmin
select view_id as id from start_views join saved_views on saved_views.id = view_id join users on users.id = start_views.user_id
where not (saved_views.user_id = users.id or is_shared)
  or (role <> 'superadmin' and saved_views.list in ('payments', 'clients'));

-- law: the lists of a role begin with shared views
select view_id as id from role_start_views join saved_views on saved_views.id = view_id where not is_shared;

-- law: only a superadmin shares views
select saved_views.id from saved_views join users on users.id = user_id where is_shared and role <> 'superadmin';

-- law: nobody is told of a case that was never theirs: an employee of cases that they made, a dealer of assigned ones
select notifications.id from notifications join users on users.id = user_id join cases on cases.id = notifications.case_id
where (role = 'employee' and cases.created_by <> user_id)
  or (role = 'client' and not exists (
    select from case_assignments as given
    where given.client_id = users.client_id and cases.id in (given.case_id, given.unassigned_case_id)
  ));

-- law: a bank line verified a payment by UPI of its UTR and amount
select bank_lines.id from bank_lines join payments on payments.id = payment_id
where (payments.utr, payments.amount, mode, status) is distinct from (bank_lines.utr, bank_lines.amount, 'UPI', 'success');

-- law: no payment is verified by two bank lines, and none by a UTR that has verified another
select min(id::text) as id from bank_lines where payment_id is not null group by payment_id having count(*) > 1
union all
select min(id::text) from bank_lines where payment_id is not null group by utr having count(*) > 1;

-- law: the history of a payment names the bank line that verified it
select coalesce(line.payment_id, told.subject_id) as id from (
  select payment_id, id::text as line_id from bank_lines where payment_id is not null
) as line full join (
  select subject_id, changes #>> '{bankLine,to}' as line_id from history
  where subject_type = 'payment' and action = 'verified' and changes ? 'bankLine'
) as told on subject_id = payment_id
where line.line_id is distinct from told.line_id;

-- law: no number of twelve digits, as Aadhaar has, stands in any text outside the vault
-- (but in columns, and under names of the history, in which people type as many digits rightly)
with left_out (names) as (values
  -- Texts that people type: Aadhaar numbers in them are masked as they come in (contract/masked-text.ts).
  ('name, firstName, lastName, firmName, clientName, ownerName, editedOwnerName, sellerName, buyerName, referenceName, assignedTo,
    handedTo, address1, address2, city, clientAddress, sellerAddress, buyerAddress, displayName, fromRTO, toRTO, rtoCode, proposal,
    label, paper, formNo, title, description, text, note, paperNote, stageNote, waitNote, vehicleNote, reason, waiverReason, unassignReason,
    rejectionRemarks, remarks, expenseRemarks, upiPayee, upi_payee, PUC en, PUC hi, PUC mr, INSURANCE en, INSURANCE hi, INSURANCE mr, FITNESS en,
    FITNESS hi, FITNESS mr, TAX en, TAX hi, TAX mr, PERMIT en, PERMIT hi, PERMIT mr'),
  -- Numbers that authorities, makers and banks give.
  ('applicationNo, receiptNo, chassisNo, engineNo, vehicleNo, rmaVehicleNo, plateKey, utr'),
  -- Addresses of mail, the web, devices and payment, a telephone number of an office, and what a browser says of itself.
  ('email, recipient, url, webhookUrl, publicUrl, webAddress, host, mailServer, userName, mailServerUser, sender, mailSender, endpoint, upi, value, phone,
    userAgent'),
  -- What is made of all these: keys of search, subjects of mails, facts of notifications, answers, searches, headers of a
  -- statement.
  ('searchText, nameKey, firmKey, codeKey, subject, facts, answer, query, columnsKey, dateColumn, utrColumn, amountColumn,
    directionColumn')
), named as materialized (
  select regexp_split_to_table(names, ',\s*') as name from left_out
), texts as materialized (
  select table_name, column_name from information_schema.columns
  where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb')
    -- A ledger can be named by the number of an account.
    and table_name <> 'tally_settings'
    and column_name not in (select lower(regexp_replace(name, '([A-Z]+)', '_\1', 'g')) from named)
)
select table_name || '.' || column_name as id from texts
where (xpath('/row/found/text()', query_to_xml(format(
  'select count(*) as found from %I where (%s)::text ~ ''(?<![0-9A-Za-z/+-])[0-9]{12}(?![0-9A-Za-z/+])''',
  table_name,
  case when (table_name, column_name) = ('history', 'changes')
    -- Only the values: a row of the rate card is named by its dealer.
    then format('jsonb_path_query_array(changes - %L::text[], ''$.*.*'')', (select array_agg(name) from named))
    else format('%I', column_name)
  end
), false, true, '')))[1]::text <> '0';
