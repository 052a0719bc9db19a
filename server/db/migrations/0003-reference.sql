-- What cases refer to: firms that finance vehicles, RTOs, services and the papers that each needs.

create table firms (
  id uuid primary key,
  name text not null,
  -- By which names are compared (nameKey of contract/text.ts).
  name_key text not null,
  is_active boolean not null default true,
  created_at timestamptz not null
);
-- One firm for each name.
create unique index firms_name_key on firms (name_key);

-- For a vehicle that is not financed.
insert into firms (id, name, name_key, created_at) values ('01900000-0000-7000-8000-000000000001', 'NA', 'na', now());

create table rtos (
  id uuid primary key,
  -- As it was typed.
  rto_code text not null constraint rtos_rto_code_key unique constraint rtos_rto_code_check check (length(rto_code) <= 20),
  code_key text not null generated always as (plate_key(rto_code)) stored,
  city text not null constraint rtos_city_check check (length(city) <= 100),
  display_name text not null generated always as (rto_code || ' - ' || city) stored,
  is_active boolean not null default true,
  -- The employee who proposed it, until a superadmin confirms it or merges it with another one.
  proposed_by uuid references users (id),
  created_at timestamptz not null
);
-- MH12 is MH-12.
create unique index rtos_code_key_key on rtos (code_key);
-- The RTOs that an employee has proposed.
create index rtos_proposed_by_idx on rtos (proposed_by);

create table services (
  code text primary key,
  -- The history names things by UUID.
  id uuid not null constraint services_id_key unique default gen_random_uuid(),
  label text not null,
  expected_days integer not null constraint services_expected_days_check check (expected_days between 1 and 365),
  position integer not null
);

-- A paper that a service needs. Papers are switched off, never deleted: cases refer to them.
create table service_papers (
  id uuid primary key,
  service_code text not null references services (code),
  name text not null,
  -- By which names are compared (nameKey of contract/text.ts).
  name_key text not null,
  form_no text,
  is_required boolean not null,
  is_active boolean not null default true,
  position integer not null,
  created_at timestamptz not null,
  constraint service_papers_name_key unique (service_code, name_key)
);

-- The rate card: what the office charges for a service. A row without an RTO holds for every RTO, one without a client
-- for every dealer.
create table rates (
  id uuid primary key,
  -- The place in the card, from 0.
  position integer not null,
  service_code text not null references services (code),
  rto_id uuid references rtos (id),
  client_id uuid references clients (id),
  receipt_amount bigint not null constraint rates_receipt_amount_check check (receipt_amount >= 0),
  other_charges bigint not null constraint rates_other_charges_check check (other_charges >= 0),
  admin_charges bigint not null constraint rates_admin_charges_check check (admin_charges >= 0),
  constraint rates_combination_key unique nulls not distinct (service_code, rto_id, client_id)
);
-- The rates of an RTO, which a merge of RTOs looks for.
create index rates_rto_id_idx on rates (rto_id);
-- The rates of a client.
create index rates_client_id_idx on rates (client_id);

-- A start for the office, which edits it. Papers and times differ by state; form numbers are those of the Central Motor
-- Vehicles Rules.
insert into services (code, label, expected_days, position) values
  ('transferLocal', 'Transfer of ownership, same RTO', 30, 1),
  ('transferOther', 'Transfer of ownership, other RTO', 45, 2),
  ('hpt', 'Loan ends (HPT)', 15, 3),
  ('hpa', 'Loan begins (HPA)', 15, 4),
  ('hsrp', 'HSRP number plate', 15, 5),
  ('fitness', 'Fitness', 10, 6),
  ('rrf', 'RRF', 30, 7),
  ('rma', 'New registration mark (RMA)', 45, 8),
  ('alteration', 'Alteration', 30, 9),
  ('conversion', 'Conversion', 30, 10),
  ('addressChange', 'Change of address', 30, 11),
  ('drc', 'Duplicate RC (DRC)', 30, 12);

insert into service_papers (id, service_code, position, name, name_key, form_no, is_required, created_at)
select ('01900000-0000-7000-8001-' || lpad(row_number() over (order by code, place)::text, 12, '0'))::uuid,
  code, place, name, lower(name collate "C"), form_no, is_required, now()
from (values
  ('transferLocal', 1, 'Form 29', '29', true),
  ('transferLocal', 2, 'Form 30', '30', true),
  ('transferLocal', 3, 'RC book', null, true),
  ('transferLocal', 4, 'Insurance', null, true),
  ('transferLocal', 5, 'PUC certificate', null, true),
  ('transferLocal', 6, 'Seller''s ID proof', null, true),
  ('transferLocal', 7, 'Buyer''s ID proof', null, true),
  ('transferLocal', 8, 'Buyer''s address proof', null, true),
  ('transferOther', 1, 'Form 29', '29', true),
  ('transferOther', 2, 'Form 30', '30', true),
  ('transferOther', 3, 'NOC', '28', true),
  ('transferOther', 4, 'RC book', null, true),
  ('transferOther', 5, 'Insurance', null, true),
  ('transferOther', 6, 'PUC certificate', null, true),
  ('transferOther', 7, 'Seller''s ID proof', null, true),
  ('transferOther', 8, 'Buyer''s ID proof', null, true),
  ('transferOther', 9, 'Buyer''s address proof', null, true),
  ('hpt', 1, 'Form 35', '35', true),
  ('hpt', 2, 'Financier''s NOC', null, true),
  ('hpt', 3, 'RC book', null, true),
  ('hpa', 1, 'Form 34', '34', true),
  ('hpa', 2, 'RC book', null, true),
  ('hpa', 3, 'Insurance', null, true),
  ('hsrp', 1, 'RC book', null, true),
  ('hsrp', 2, 'Plate booking receipt', null, false),
  ('fitness', 1, 'Fitness application', null, true),
  ('fitness', 2, 'RC book', null, true),
  ('fitness', 3, 'Insurance', null, true),
  ('fitness', 4, 'PUC certificate', null, true),
  ('fitness', 5, 'Tax receipt', null, true),
  ('rrf', 1, 'Form 25', '25', true),
  ('rrf', 2, 'RC book', null, true),
  ('rrf', 3, 'Insurance', null, true),
  ('rrf', 4, 'PUC certificate', null, true),
  ('rrf', 5, 'Tax receipt', null, false),
  ('rma', 1, 'Form 27', '27', true),
  ('rma', 2, 'NOC', '28', true),
  ('rma', 3, 'RC book', null, true),
  ('rma', 4, 'Insurance', null, true),
  ('rma', 5, 'Owner''s address proof', null, true),
  ('alteration', 1, 'Approval of the alteration', null, true),
  ('alteration', 2, 'RC book', null, true),
  ('alteration', 3, 'Insurance', null, true),
  ('conversion', 1, 'Conversion application', null, true),
  ('conversion', 2, 'RC book', null, true),
  ('conversion', 3, 'Insurance', null, true),
  ('conversion', 4, 'Tax receipt', null, true),
  ('addressChange', 1, 'Form 33', '33', true),
  ('addressChange', 2, 'RC book', null, true),
  ('addressChange', 3, 'Owner''s address proof', null, true),
  ('addressChange', 4, 'Insurance', null, true),
  ('drc', 1, 'Form 26', '26', true),
  ('drc', 2, 'Police complaint', null, false),
  ('drc', 3, 'Insurance', null, true)
) as papers(code, place, name, form_no, is_required);
