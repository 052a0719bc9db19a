-- Cases, their vehicles, papers, stages, comments and assignments to clients, and what dealers request.

create sequence case_no_seq;

-- A vehicle for each plate, as the commands that write cases keep it (server/features/cases/update-vehicles.ts).
create table vehicles (
  id uuid primary key,
  plate_key text collate "C" not null constraint vehicles_plate_key_key unique constraint vehicles_plate_key_check check (plate_key <> ''),
  -- Of the newest case.
  vehicle_no text not null,
  chassis_no text not null,
  engine_no text not null,
  firm_name text not null,
  -- When the newest case was created; null for a vehicle without cases.
  last_case_at timestamptz,
  -- When an import or a renewal told of the vehicle; it is shown once it has a case or was told of.
  told_at timestamptz,
  -- Of the newest case with owners, or by hand, whichever is later.
  owner_name text,
  owner_phone_no text,
  -- The owner by hand.
  edited_owner_name text,
  edited_owner_phone_no text,
  owner_edited_at timestamptz,
  note text,
  reminders_off boolean not null default false,
  created_at timestamptz not null,
  -- What a search finds, a line each; firm and owner in upper case.
  search_text text not null generated always as (plate_key || E'\n' || chassis_no || E'\n' || engine_no || E'\n' || folded(firm_name)
    || E'\n' || folded(coalesce(owner_name, '')) || E'\n' || coalesce(owner_phone_no, '')) stored
);
-- The search of vehicles by any part of a number or owner.
create index vehicles_search_text_idx on vehicles using gin (search_text gin_trgm_ops);
-- The number of the vehicles that are shown.
create index vehicles_shown_idx on vehicles (id) where last_case_at is not null or told_at is not null;
-- The few whose reminders are off.
create index vehicles_reminders_off_idx on vehicles (id) where reminders_off;
-- The search of everything finds owners that no case names, and the plates of imports by their end.
create index vehicles_owner_edited_idx on vehicles (id) where owner_edited_at is not null;
create index vehicles_imported_plate_idx on vehicles (reverse(plate_key) text_pattern_ops)
  where told_at is not null and last_case_at is null;

-- The present date of each kind of expiry: the one that was entered last. No foreign key, which would cost every new case:
-- no vehicle is deleted.
create table vehicle_expiries (
  vehicle_id uuid not null,
  kind text not null,
  expiry_date date not null,
  primary key (vehicle_id, kind)
);
-- Reminders: what ends in a range of days.
create index vehicle_expiries_expiry_date_idx on vehicle_expiries (expiry_date, vehicle_id) include (kind);

create table cases (
  id uuid primary key,
  case_no text not null constraint cases_case_no_key unique,
  status text not null
    constraint cases_status_check check (status in ('Created', 'Updated', 'ready', 'assigned', 'paid', 'rejected')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null references users (id),
  -- Since when the case waits in its status; a paid one waits for nothing. Kept by the trigger below.
  waits_since timestamptz,
  -- general
  firm_name text not null,
  -- The client whose firm the case names, since that was chosen; null only for a name that two clients share. No foreign
  -- key, which would cost every new case: no verified client is deleted.
  dealer_id uuid,
  branch_code text references branches (branch_code),
  employee_code text,
  incentive bigint constraint cases_incentive_check check (incentive >= 0),
  appointment_date date,
  application_no text,
  application_date date not null,
  -- vehicle
  vehicle_no text not null,
  -- Null for a plate without a letter or digit. No foreign key, as of vehicle_expiries.
  vehicle_id uuid,
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
  -- Without an index, as branch_code: only the undo of an import deletes firms and branches, with a scan for each.
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
  -- The codes of the services, as contract/cases/case-services.ts derives them.
  services text[] not null generated always as (array_remove(array[
    case when transfer_to = 'LOCAL' then 'transferLocal' end,
    case when transfer_to = 'OTHER' then 'transferOther' end,
    case when hpt_id <> '01900000-0000-7000-8000-000000000001' then 'hpt' end,
    case when hpa_id <> '01900000-0000-7000-8000-000000000001' then 'hpa' end,
    case when number_plate = 'HSRP' then 'hsrp' end,
    case when fitness then 'fitness' end,
    case when rrf then 'rrf' end,
    case when rma then 'rma' end,
    case when alteration then 'alteration' end,
    case when conversion then 'conversion' end,
    case when address_change then 'addressChange' end,
    case when drc then 'drc' end
  ], null)) stored,
  -- owners; the numbers themselves are in the vault; COMPANY in place of their last digits is an owner who has none
  seller_name text,
  seller_aadhaar_last4 text constraint cases_seller_aadhaar_last4_check check (seller_aadhaar_last4 ~ '^([0-9]{4}|COMPANY)$'),
  seller_address text,
  seller_state text,
  seller_phone_no text,
  buyer_name text,
  buyer_aadhaar_last4 text constraint cases_buyer_aadhaar_last4_check check (buyer_aadhaar_last4 ~ '^([0-9]{4}|COMPANY)$'),
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
  -- The incentive is no part of what the client pays.
  total_amount bigint not null generated always as (
    receipt_amount + puc_charges + insurance_charges + coalesce(other_charges, 0) + coalesce(admin_charges, 0)
  ) stored,
  -- reference
  reference_name text,
  reference_contact_no text,
  -- rejection
  rejection_remarks text,
  reason_code text
    constraint cases_reason_code_check check (reason_code in (
      'papersMissing', 'signatureMismatch', 'wrongDetails', 'duesPending', 'duplicate', 'other')),
  -- Since when a rejected case needs no more work.
  closed_at timestamptz,
  -- stage: where the file is, apart from the status
  stage text not null default 'papers'
    constraint cases_stage_check check (
      stage in ('papers', 'submitted', 'inProcess', 'approved', 'dispatched', 'handedOver')),
  waiting_on text not null default 'office'
    constraint cases_waiting_on_check check (waiting_on in ('office', 'dealer', 'rto', 'financier', 'plateMaker')),
  stage_since timestamptz not null default now(),
  receipt_no text,
  fee_paid bigint constraint cases_fee_paid_check check (fee_paid >= 0),
  -- Who took the file.
  handed_to text,
  -- What a search looks through, a line each, for a search never holds a line break; the plate once more as people type it,
  -- without spaces and hyphens. In upper case, because LIKE is ten times as fast as ILIKE.
  search_text text not null generated always as (folded(
    case_no || E'\n' || vehicle_no || E'\n' || translate(vehicle_no, E' -\t\n', '') || E'\n' || firm_name || E'\n'
    || coalesce(buyer_name, '') || E'\n' || coalesce(seller_name, '') || E'\n' || coalesce(application_no, '') || E'\n'
    || chassis_no || E'\n' || engine_no
  )) stored,
  constraint cases_waits_check check ((status = 'paid') = (waits_since is null)),
  constraint cases_rejection_check check ((status = 'rejected') = (rejection_remarks is not null)),
  constraint cases_reason_code_rejected_check check (reason_code is null or status = 'rejected'),
  constraint cases_closed_check check (closed_at is null or status = 'rejected'),
  constraint cases_owner_check check (num_nonnulls(
    seller_name, seller_aadhaar_last4, seller_address, seller_state, seller_phone_no,
    buyer_name, buyer_aadhaar_last4, buyer_address, buyer_state, buyer_phone_no) in (0, 10))
) with (autovacuum_vacuum_scale_factor = 0.02);
-- The default order, from the index to the page. Every other order, facet and count of lists reads this index alone, in one
-- scan instead of an index each: so it has all that rows are sorted, narrowed and counted by. Its rows stay below the 2,704
-- bytes that PostgreSQL takes, because the schemas bound the names in it.
create index cases_application_date_idx on cases (application_date desc, id desc) include (
  status, case_no, created_at, appointment_date, total_amount, incentive, waits_since, created_by, stage, waiting_on,
  closed_at, vehicle_no, application_no, firm_name, buyer_name, buyer_phone_no, from_rto, to_rto);
-- An employee's own lists.
create index cases_created_by_idx on cases (created_by, application_date desc, id desc) include (status);
-- The queues, the longest wait first; lists of a few statuses; counts by status.
create index cases_status_waits_idx on cases (status, waits_since, id);
-- The searches by any part of a number, name or phone.
create index cases_search_text_idx on cases using gin (
  search_text gin_trgm_ops, buyer_phone_no gin_trgm_ops, seller_phone_no gin_trgm_ops);
-- The last digits of a plate, and whole plates: read backwards.
create index cases_plate_end_idx on cases (reverse(folded(translate(vehicle_no, E' -.\t\n', ''))) text_pattern_ops);
-- The cases of a vehicle, which each write of a case reads.
create index cases_vehicle_id_idx on cases (vehicle_id, created_at desc, id desc) include (created_by, status);
-- The check of a new case by its chassis number.
create index cases_chassis_key_idx on cases (chassis_key(chassis_no));
-- The board of stages with its counts and late files, without reading the cases.
create index cases_stage_idx on cases (stage, stage_since, id) include (services, created_by, waiting_on)
  where status <> 'rejected';
-- The run-sheet of a day, and lists by appointment.
create index cases_appointment_date_idx on cases (appointment_date, id) include (application_date, created_by, status);
-- The summary of expiries: five counts and five lists in one call; lists by a date of expiry.
create index cases_puc_expiry_idx on cases (puc_expiry, id) include (status);
create index cases_insurance_expiry_idx on cases (insurance_expiry, id) include (status);
create index cases_fitness_expiry_idx on cases (fitness_expiry, id) include (status);
create index cases_tax_expiry_idx on cases (tax_expiry, id) include (status);
create index cases_permit_expiry_idx on cases (permit_expiry, id) include (status);

-- Whatever changes a status sets updated_at to the instant of the change.
create function note_case_waits() returns trigger language plpgsql as $$
begin
  if new.status = 'paid' then new.waits_since := null;
  elsif tg_op = 'INSERT' then new.waits_since := coalesce(new.waits_since, new.updated_at);
  elsif new.status <> old.status then new.waits_since := new.updated_at;
  end if;
  return new;
end $$;
create trigger case_waits before insert or update of status, waits_since on cases
  for each row execute function note_case_waits();
-- Also while a load has switched triggers and foreign keys off.
alter table cases enable always trigger case_waits;

-- When a file reached each stage of its way. A step back removes the stages after it.
create table case_stages (
  case_id uuid not null references cases (id),
  stage text not null
    constraint case_stages_stage_check check (
      stage in ('papers', 'submitted', 'inProcess', 'approved', 'dispatched', 'handedOver')),
  reached_at timestamptz not null,
  primary key (case_id, stage)
);
-- The turn-around reads those that the RTO approved lately.
create index case_stages_reached_at_idx on case_stages (reached_at, case_id)
  where stage in ('approved', 'dispatched', 'handedOver');

-- What the office noted of a paper of a case. A paper without a row is missing. A paper of that case alone has a name
-- of its own instead of one of the catalogue.
create table case_papers (
  id uuid primary key,
  case_id uuid not null references cases (id),
  service_paper_id uuid references service_papers (id),
  name text,
  name_key text,
  state text not null
    constraint case_papers_state_check check (state in ('missing', 'received', 'deficient', 'notNeeded')),
  note text,
  changed_by uuid not null references users (id),
  changed_at timestamptz not null,
  -- When the office looked at the files that the dealer sent for it.
  checked_at timestamptz,
  checked_by uuid references users (id),
  -- Which of several rows of one name is the latest, whatever the clocks say.
  seq bigint not null generated always as identity,
  constraint case_papers_name_check check (
    (service_paper_id is null) = (name is not null) and (name is null) = (name_key is null)),
  constraint case_papers_note_check check (note is not null or state in ('missing', 'received')),
  constraint case_papers_checked_check check ((checked_at is null) = (checked_by is null)),
  constraint case_papers_service_paper_id_key unique (case_id, service_paper_id),
  constraint case_papers_name_key unique (case_id, name_key)
);
-- Whether cases refer to a paper of the catalogue.
create index case_papers_service_paper_id_idx on case_papers (service_paper_id);
-- The deletion of a user looks for it (foreign key).
create index case_papers_changed_by_idx on case_papers (changed_by);
create index case_papers_checked_by_idx on case_papers (checked_by);

-- What office and dealer write to each other about a case. A comment is never changed.
create table case_comments (
  id uuid primary key,
  case_id uuid not null references cases (id),
  user_id uuid not null references users (id),
  -- The dealer in whose conversation it stands: of the author, else the one that had the case then. Null for one of the
  -- office while no dealer had the case, which every dealer of the case reads.
  client_id uuid references clients (id),
  text text not null constraint case_comments_text_check check (text <> ''),
  -- For the office only.
  is_internal boolean not null,
  created_at timestamptz not null,
  seq bigint not null generated always as identity
);
-- The comments of a case.
create index case_comments_case_id_idx on case_comments (case_id, seq);
-- The deletion of a user looks for it (foreign key).
create index case_comments_user_id_idx on case_comments (user_id);
-- The deletion of a client looks for it (foreign key).
create index case_comments_client_id_idx on case_comments (client_id);

-- A case is not edited any more once it is assigned, so what a statement names of it is beside the frozen amount: a
-- statement reads no cases. An assignment that was taken back stays, because failed payments refer to it and a statement
-- shows it with its reversal; it gives up case_id, so that whatever joins assignments by their case finds the present one.
create table case_assignments (
  id uuid primary key,
  case_id uuid constraint case_assignments_case_id_key unique references cases (id),
  client_id uuid not null references clients (id),
  -- Frozen at assigning.
  amount bigint not null constraint case_assignments_amount_check check (amount >= 0),
  case_no text not null,
  vehicle_no text not null,
  assigned_by uuid not null references users (id),
  assigned_at timestamptz not null,
  -- Since when the case had waited then: an assignment that is taken back at once was none.
  waited_since timestamptz,
  unassigned_case_id uuid references cases (id),
  unassigned_at timestamptz,
  unassigned_by uuid references users (id),
  unassign_reason text,
  constraint case_assignments_unassigned_check check (
    num_nonnulls(unassigned_case_id, unassigned_at, unassigned_by, unassign_reason) in (0, 4)
    and (case_id is null) = (unassigned_case_id is not null))
);
-- The cases of a client, the newest assignment first.
create index case_assignments_client_id_idx on case_assignments (client_id, id desc);
-- The turn-around of the board.
create index case_assignments_assigned_at_idx on case_assignments (assigned_at) include (case_id);
-- The deletion of a user looks for it (foreign key).
create index case_assignments_assigned_by_idx on case_assignments (assigned_by);
create index case_assignments_unassigned_by_idx on case_assignments (unassigned_by);
-- The former assignments of a case.
create index case_assignments_unassigned_case_id_idx on case_assignments (unassigned_case_id);
-- A client's statement, from two indexes alone: its assignments, and their reversals.
create index case_assignments_statement_idx on case_assignments (client_id, assigned_at)
  include (id, case_id, amount, case_no, vehicle_no);
create index case_assignments_reversed_idx on case_assignments (client_id, unassigned_at) where unassigned_at is not null;

-- What dealers ask the office to do.
create table requests (
  id uuid primary key,
  client_id uuid not null references clients (id),
  user_id uuid not null references users (id),
  vehicle_no text not null,
  services text[] not null constraint requests_services_check check (cardinality(services) > 0),
  note text,
  status text not null default 'open'
    constraint requests_status_check check (status in ('open', 'accepted', 'declined')),
  reason text constraint requests_reason_check check (reason <> ''),
  -- The case that was made of it; at most one.
  case_id uuid constraint requests_case_id_key unique references cases (id),
  decided_by uuid references users (id),
  decided_at timestamptz,
  created_at timestamptz not null,
  seq bigint not null generated always as identity,
  constraint requests_decision_check check (
    (status = 'accepted') = (case_id is not null) and (status = 'declined') = (reason is not null)
    and num_nonnulls(decided_by, decided_at) = case status when 'open' then 0 else 2 end)
);
-- The queue of open requests.
create index requests_status_idx on requests (status, seq);
-- The requests of a client.
create index requests_client_id_idx on requests (client_id, seq);
-- The deletion of a user looks for it (foreign key).
create index requests_user_id_idx on requests (user_id);
create index requests_decided_by_idx on requests (decided_by);

-- From a case's creation to its assignment, the median of each week, for the board. The worker counts it: a median over a
-- whole year is too slow to be asked for.
create table turnaround (
  week date primary key constraint turnaround_week_check check (extract(isodow from week) = 1),
  cases integer not null constraint turnaround_cases_check check (cases > 0),
  days numeric(8, 2) not null constraint turnaround_days_check check (days >= 0)
);
