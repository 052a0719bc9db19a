-- GST with its tax invoices and credit notes, and the names in Tally. Amounts are paise.

create table gst_settings (
  id smallint primary key default 1 constraint gst_settings_id_check check (id = 1),
  is_on boolean not null,
  gstin text,
  sac text,
  -- Hundredths of a percent: 1800 is 18 %.
  rate integer not null constraint gst_settings_rate_check check (rate between 0 and 4000),
  from_day date,
  updated_at timestamptz not null,
  constraint gst_settings_on_check check (not is_on or num_nulls(gstin, sac, from_day) = 0)
);

-- The last number of each kind and financial year, by the year in which it begins. Its row is locked last.
create table invoice_numbers (
  kind text not null,
  financial_year integer not null,
  last_serial integer not null constraint invoice_numbers_last_serial_check check (last_serial >= 1),
  primary key (kind, financial_year)
);

-- A tax invoice of a verified payment, of a bill or of an adjustment that reverses a credit note; a credit note of an
-- adjustment. What it says of supplier and client stays as it was.
create table invoices (
  id uuid primary key,
  kind text not null constraint invoices_kind_check check (kind in ('invoice', 'credit note')),
  -- A bill's own date; otherwise the day of the verification or of the adjustment in Asia/Kolkata.
  invoice_date date not null,
  -- Three months earlier, a financial year is a calendar year.
  financial_year integer not null generated always as (extract(year from invoice_date - interval '3 months')::integer) stored,
  -- At most 16 characters (rule 46(b) of the GST rules): IN/26-27/00001, CN/26-27/00001.
  serial integer not null constraint invoices_serial_check check (serial between 1 and 9999999),
  invoice_no text not null generated always as (
    case kind when 'invoice' then 'IN/' else 'CN/' end
    || lpad((extract(year from invoice_date - interval '3 months')::integer % 100)::text, 2, '0')
    || '-' || lpad((extract(year from invoice_date + interval '9 months')::integer % 100)::text, 2, '0')
    || '/' || lpad(serial::text, greatest(5, length(serial::text)), '0')
  ) stored,
  payment_id uuid constraint invoices_payment_id_key unique references payments (id),
  bill_id uuid constraint invoices_bill_id_key unique references bills (id),
  adjustment_id uuid constraint invoices_adjustment_id_key unique references adjustments (id),
  -- The invoice that a credit note lowers; the credit note that an invoice takes back.
  corrects uuid references invoices (id),
  client_id uuid not null references clients (id),
  client_name text not null,
  client_address text not null,
  client_gstin text,
  -- The place of supply: the state of the client's GSTIN, or of its address without one.
  client_state text not null,
  supplier_gstin text not null,
  supplier_state text not null,
  sac text not null,
  -- Hundredths of a percent.
  rate integer not null,
  -- The tax lies inside the service part of all lines. Credit notes are positive, too.
  taxable_value bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  igst bigint not null,
  -- Paid for the client at cost, as its pure agent; untaxed.
  reimbursements bigint not null,
  total bigint not null generated always as (taxable_value + cgst + sgst + igst + reimbursements) stored,
  made_at timestamptz not null,
  constraint invoices_number_key unique (kind, financial_year, serial),
  constraint invoices_subject_check check (num_nonnulls(payment_id, bill_id, adjustment_id) = 1),
  constraint invoices_corrects_check check ((corrects is null) = (adjustment_id is null)),
  constraint invoices_credit_note_check check (kind = 'invoice' or adjustment_id is not null),
  -- CGST and SGST are equal; IGST stands alone.
  constraint invoices_halves_check check (cgst = sgst and (igst = 0 or cgst = 0)),
  constraint invoices_amounts_check check (least(taxable_value, cgst, sgst, igst, reimbursements) >= 0)
);
-- The registers of a month, in the order of numbers.
create index invoices_invoice_date_idx on invoices (invoice_date, kind, serial);
-- The invoices of a client.
create index invoices_client_id_idx on invoices (client_id);
-- The credit notes of an invoice.
create index invoices_corrects_idx on invoices (corrects);
create trigger invoices_append_only before delete or update or truncate on invoices
  for each statement execute function refuse_change();

-- One line for each case.
create table invoice_lines (
  invoice_id uuid not null references invoices (id),
  assignment_id uuid not null references case_assignments (id),
  -- The service part: what is taxed, with its tax.
  service bigint not null,
  reimbursements bigint not null,
  primary key (invoice_id, assignment_id),
  constraint invoice_lines_amounts_check check (least(service, reimbursements) >= 0)
);
-- The invoice of an assignment.
create index invoice_lines_assignment_id_idx on invoice_lines (assignment_id);
create trigger invoice_lines_append_only before delete or update or truncate on invoice_lines
  for each statement execute function refuse_change();

-- The names of the company and the ledgers in Tally.
create table tally_settings (
  id smallint primary key default 1 constraint tally_settings_id_check check (id = 1),
  company text not null,
  sales text not null,
  reimbursements text not null,
  cash text not null,
  bank text not null,
  cgst text not null,
  sgst text not null,
  igst text not null,
  round_off text not null,
  adjustments text not null,
  updated_at timestamptz not null,
  constraint tally_settings_names_check check (
    least(length(company), length(sales), length(reimbursements), length(cash), length(bank),
      length(cgst), length(sgst), length(igst), length(round_off), length(adjustments)) > 0
  )
);
