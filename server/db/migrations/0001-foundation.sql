-- Identity, reference data, clients, cases, payments, history. Amounts are whole paise.
-- Ids are UUIDs of version 7, made by the application.

create extension if not exists pg_trgm;

-- reference ---------------------------------------------------------------------------------

create sequence branch_code_seq;

create table branches (
  id uuid primary key,
  name text not null,
  address1 text not null,
  address2 text not null,
  city text not null,
  state text not null,
  pincode text not null,
  branch_code text not null constraint branches_branch_code_key unique,
  is_active boolean not null default true,
  created_at timestamptz not null
);

create table firms (
  id uuid primary key,
  name text not null,
  is_active boolean not null default true,
  created_at timestamptz not null
);
create unique index firms_name_key on firms (lower(name));

-- For a vehicle that is not financed.
insert into firms (id, name, created_at) values ('01900000-0000-7000-8000-000000000001', 'NA', now());

create table rtos (
  id uuid primary key,
  rto_code text not null constraint rtos_rto_code_key unique,
  city text not null,
  display_name text not null generated always as (rto_code || ' - ' || city) stored,
  is_active boolean not null default true,
  created_at timestamptz not null
);

create table settings (
  name text primary key,
  value text not null,
  updated_at timestamptz not null
);

-- clients and users ---------------------------------------------------------------------------

create table clients (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  mobile_no text not null,
  firm_name text not null,
  address1 text not null,
  address2 text not null,
  city text not null,
  state text not null,
  pincode text not null,
  is_verified boolean not null default false,
  credit_limit bigint not null default 0 constraint clients_credit_limit_check check (credit_limit >= 0),
  utilized_credit bigint not null default 0,
  fixed_penalty bigint not null default 0 constraint clients_fixed_penalty_check check (fixed_penalty >= 0),
  created_at timestamptz not null,
  verified_at timestamptz,
  -- Contract 4.9, held by the database under any concurrency.
  constraint clients_utilized_credit_check check (utilized_credit between 0 and credit_limit)
);
create index clients_firm_name_idx on clients (firm_name) where is_verified;

create sequence employee_code_seq;

create table users (
  id uuid primary key,
  role text not null constraint users_role_check check (role in ('superadmin', 'employee', 'client')),
  email text not null,
  first_name text not null,
  last_name text not null,
  phone_no text not null,
  password_hash text,
  is_active boolean not null default true,
  branch_code text constraint users_branch_code_fkey references branches (branch_code),
  employee_code text constraint users_employee_code_key unique,
  client_id uuid constraint users_client_id_fkey references clients (id) on delete cascade,
  created_at timestamptz not null,
  constraint users_client_check check ((role = 'client') = (client_id is not null)),
  constraint users_employee_check check ((role = 'employee') = (employee_code is not null and branch_code is not null))
);
-- Addresses are kept in lower case.
create unique index users_email_key on users (email);
create index users_branch_code_idx on users (branch_code);
create index users_client_id_idx on users (client_id);

create table sessions (
  token_hash bytea primary key,
  id uuid not null constraint sessions_id_key unique,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_until timestamptz not null,
  ends_at timestamptz not null,
  user_agent text not null default ''
);
create index sessions_user_id_idx on sessions (user_id);
create index sessions_ends_at_idx on sessions (ends_at);

create table one_time_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  ends_at timestamptz not null
);
-- A new link voids the old one.
create unique index one_time_links_user_id_key on one_time_links (user_id);

-- Who asked for a new password, known or not; looked up and forgotten within a second or two.
create table reset_requests (
  id uuid primary key,
  email text not null,
  created_at timestamptz not null
);

-- Aadhaar and PAN numbers, sealed with a key derived from APP_SECRET and bound to their row.
create table vault (
  owner_id uuid not null,
  field text not null,
  key_id smallint not null,
  sealed bytea not null,
  primary key (owner_id, field)
);

create table user_numbers (
  user_id uuid primary key references users (id) on delete cascade,
  aadhaar_last4 text not null,
  pan_last4 text not null
);

-- cases -----------------------------------------------------------------------------------------

create sequence case_no_seq;

create table cases (
  id uuid primary key,
  case_no text not null constraint cases_case_no_key unique,
  status text not null
    constraint cases_status_check check (status in ('Created', 'Updated', 'ready', 'assigned', 'paid', 'rejected')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null references users (id),
  rejection_remarks text,
  -- general
  firm_name text not null,
  branch_code text references branches (branch_code),
  employee_code text,
  incentive bigint constraint cases_incentive_check check (incentive >= 0),
  appointment_date date,
  application_no text,
  application_date date not null,
  -- vehicle
  vehicle_no text not null,
  rma_vehicle_no text,
  from_rto text not null,
  to_rto text not null,
  chassis_no text not null,
  engine_no text not null,
  -- expiry
  insurance_expiry date,
  puc_expiry date,
  fitness_expiry date,
  tax_expiry date,
  permit_expiry date,
  -- transaction
  transfer_to text not null constraint cases_transfer_to_check check (transfer_to in ('LOCAL', 'OTHER', 'NA')),
  hpt_id uuid not null references firms (id),
  hpa_id uuid not null references firms (id),
  number_plate text not null
    constraint cases_number_plate_check check (number_plate in ('HSRP', 'NON HSRP', 'NA')),
  fitness boolean not null,
  rrf boolean not null,
  rma boolean not null,
  alteration boolean not null,
  conversion boolean not null,
  address_change boolean not null,
  drc boolean not null,
  remarks text,
  -- owners; the numbers themselves lie in the vault
  seller_name text,
  seller_aadhaar_last4 text,
  seller_address text,
  seller_state text,
  seller_phone_no text,
  buyer_name text,
  buyer_aadhaar_last4 text,
  buyer_address text,
  buyer_state text,
  buyer_phone_no text,
  -- expense
  puc_charges bigint not null constraint cases_puc_charges_check check (puc_charges >= 0),
  insurance_charges bigint not null constraint cases_insurance_charges_check check (insurance_charges >= 0),
  other_charges bigint constraint cases_other_charges_check check (other_charges >= 0),
  admin_charges bigint constraint cases_admin_charges_check check (admin_charges >= 0),
  receipt_amount bigint not null constraint cases_receipt_amount_check check (receipt_amount >= 0),
  expense_remarks text,
  -- Contract 4.1: the incentive is no part of what the client pays.
  total_amount bigint not null generated always as (
    receipt_amount + puc_charges + insurance_charges + coalesce(other_charges, 0) + coalesce(admin_charges, 0)
  ) stored,
  -- reference
  reference_name text,
  reference_contact_no text,
  constraint cases_rejection_check check ((status = 'rejected') = (rejection_remarks is not null)),
  constraint cases_owner_check check (num_nonnulls(
    seller_name, seller_aadhaar_last4, seller_address, seller_state, seller_phone_no,
    buyer_name, buyer_aadhaar_last4, buyer_address, buyer_state, buyer_phone_no) in (0, 10))
);
create index cases_application_date_idx on cases (application_date desc, id desc);
create index cases_created_by_idx on cases (created_by, application_date desc, id desc);
create index cases_unverified_idx on cases (created_at desc, id desc) where status in ('Created', 'Updated');
create index cases_appointment_date_idx on cases (appointment_date, id);
create index cases_branch_code_idx on cases (branch_code);
create index cases_hpt_id_idx on cases (hpt_id);
create index cases_hpa_id_idx on cases (hpa_id);

create table case_assignments (
  id uuid primary key,
  case_id uuid not null constraint case_assignments_case_id_key unique references cases (id),
  client_id uuid not null references clients (id),
  -- Frozen at assigning (contract 4.1).
  amount bigint not null constraint case_assignments_amount_check check (amount >= 0),
  assigned_by uuid not null references users (id),
  assigned_at timestamptz not null
);
create index case_assignments_client_id_idx on case_assignments (client_id, id desc);
create index case_assignments_assigned_by_idx on case_assignments (assigned_by);

-- payments --------------------------------------------------------------------------------------

create table uploads (
  id uuid primary key,
  user_id uuid not null references users (id),
  file_key text not null constraint uploads_file_key_key unique,
  bytes integer not null,
  sha256 bytea not null,
  created_at timestamptz not null
);
create index uploads_user_id_idx on uploads (user_id);
create index uploads_sha256_idx on uploads (sha256);

create table payments (
  id uuid primary key,
  client_id uuid not null references clients (id),
  paid_by uuid not null references users (id),
  amount bigint not null constraint payments_amount_check check (amount >= 0),
  mode text not null constraint payments_mode_check check (mode in ('CASH', 'UPI', 'CREDIT')),
  status text not null constraint payments_status_check check (status in ('paid', 'success', 'failed')),
  payment_date timestamptz not null,
  proof_id uuid constraint payments_proof_id_key unique references uploads (id),
  decided_by uuid references users (id),
  decided_at timestamptz,
  constraint payments_proof_check check ((mode = 'CREDIT') = (proof_id is null)),
  constraint payments_credit_check check (mode <> 'CREDIT' or status = 'success'),
  constraint payments_decided_check check ((mode = 'CREDIT' or status = 'paid') = (decided_by is null))
);
create index payments_client_id_idx on payments (client_id, payment_date desc, id desc);
create index payments_paid_by_idx on payments (paid_by);
create index payments_decided_by_idx on payments (decided_by);
create index payments_pending_idx on payments (payment_date, id) where status = 'paid';

create table payment_assignments (
  payment_id uuid not null references payments (id),
  assignment_id uuid not null references case_assignments (id),
  -- False once the payment has failed; the case can then be paid again.
  is_live boolean not null,
  primary key (payment_id, assignment_id)
);
create index payment_assignments_assignment_id_idx on payment_assignments (assignment_id, payment_id desc);
create unique index payment_assignments_live_key on payment_assignments (assignment_id) where is_live;

-- history -----------------------------------------------------------------------------------------

create table history (
  id uuid primary key,
  at timestamptz not null,
  -- No foreign key: its clean-up would be an update, and history takes none.
  actor_id uuid,
  subject_type text not null,
  subject_id uuid not null,
  action text not null,
  -- What changed, field by field, without personal data in clear.
  changes jsonb not null default '{}'
);
create index history_subject_idx on history (subject_type, subject_id, id desc);
create index history_actor_id_idx on history (actor_id, id desc);

create function history_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'history is append-only';
end $$;
create trigger history_append_only before update or delete or truncate on history
  for each statement execute function history_is_append_only();

-- what cuts across --------------------------------------------------------------------------------

create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  call text not null,
  body_hash bytea not null,
  status smallint not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Mails wait here until they are delivered; what they say is sealed, for it holds one-time links.
create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  key_id smallint not null,
  sealed bytea not null,
  state text not null default 'waiting'
    constraint mails_state_check check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  next_at timestamptz not null,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_waiting_idx on mails (next_at) where state = 'waiting';
