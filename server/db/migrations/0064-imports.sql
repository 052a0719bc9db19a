-- Imports of sheets (contract-trade section 8), kept 24 hours. The rows of a sheet are encrypted, in chunks: they hold
-- Aadhaar numbers, names and phones. `problems` says what is wrong with which row, without any text of the sheet.
create table imports (
  id uuid primary key,
  kind text not null constraint imports_kind_check
    check (kind in ('rtos', 'firms', 'branches', 'clients', 'vehicles', 'cases')),
  user_id uuid not null references users (id),
  created_at timestamptz not null,
  -- The names of the columns that the sheet has.
  columns text[] not null,
  rows integer not null,
  bad integer not null,
  -- Grows with each correction, so that no commit writes rows that it has not checked.
  version integer not null default 1,
  state text not null default 'checked' constraint imports_state_check check (state in ('checked', 'done', 'undone')),
  -- Rows that a running commit has written, and when it last said so.
  progress integer not null default 0,
  progress_at timestamptz,
  made integer not null default 0,
  skipped integer not null default 0,
  finished_at timestamptz,
  -- The rows that were made, for an undo.
  made_ids uuid[] not null default '{}',
  constraint imports_finished_check check ((finished_at is not null) = (state <> 'checked'))
);
create index imports_user_id_idx on imports (user_id, created_at);
create index imports_created_at_idx on imports (created_at);

create table import_chunks (
  import_id uuid not null references imports (id) on delete cascade,
  number integer not null,
  key_id smallint not null,
  sealed bytea not null,
  problems jsonb not null,
  primary key (import_id, number)
);

-- What was told of a vehicle without a case: by an import, or by a renewal of a vehicle that has no case. `seq` is of the
-- order of the history, in which the dates of cases are told.
create table vehicle_entries (
  id uuid primary key,
  vehicle_id uuid not null references vehicles (id),
  import_id uuid,
  created_at timestamptz not null,
  seq bigint not null default nextval('history_seq_seq'),
  chassis_no text,
  engine_no text,
  firm_name text,
  owner_name text,
  owner_phone_no text,
  insurance_expiry date,
  puc_expiry date,
  fitness_expiry date,
  tax_expiry date,
  permit_expiry date
);
create index vehicle_entries_vehicle_id_idx on vehicle_entries (vehicle_id, seq desc);
create index vehicle_entries_import_id_idx on vehicle_entries (import_id) where import_id is not null;

-- A vehicle is shown once it has a case or was told of by itself.
alter table vehicles add column told_at timestamptz;
create index vehicles_shown_idx on vehicles (id) where last_case_at is not null or told_at is not null;
