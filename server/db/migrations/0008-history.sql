-- The history of all changes, its seals, and the audit of the ledger.

create table history (
  -- The order of the entries, drawn while what changes is locked: times and ids are made from the clock of whatever process
  -- writes.
  seq bigint not null generated always as identity,
  id uuid primary key,
  at timestamptz not null,
  -- No foreign key: its clean-up would be an update, and history takes none.
  actor_id uuid,
  -- The API key by which the actor made the change; also without a foreign key.
  key_id uuid,
  subject_type text not null,
  subject_id uuid not null,
  action text not null,
  -- What changed, field by field, without personal data in clear.
  changes jsonb not null default '{}'
);
-- The seals read the entries in their order.
create unique index history_seq_key on history (seq);
-- The history of one thing; the activity of one kind.
create index history_subject_idx on history (subject_type, subject_id, seq desc);
-- The activity log, the newest first.
create index history_at_idx on history (at desc, seq desc);
-- The activity of one action, which may be rare among millions of entries.
create index history_action_idx on history (action, at desc, seq desc);
-- The activity of one user.
create index history_actor_id_idx on history (actor_id, at desc, seq desc);

-- The history takes no change, with one exception: `npm run rotate-key` encrypts a value again under the present key where
-- an encrypted one is, with nothing else of the entry touched.
create function history_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('portal.resealing', true) = 'on' then return null; end if;
  raise exception 'history is append-only';
end $$;
create trigger history_append_only before update or delete or truncate on history
  for each statement execute function history_is_append_only();

create function history_without_seals(changes jsonb) returns text language sql immutable as $$
  select regexp_replace(changes::text, '"sealed": "[A-Za-z0-9+/=]*"', '"sealed": ""', 'g')
$$;

create function history_reseals_only() returns trigger language plpgsql as $$
begin
  if (new.seq, new.id, new.at, new.actor_id, new.key_id, new.subject_type, new.subject_id, new.action,
      history_without_seals(new.changes))
    is distinct from
    (old.seq, old.id, old.at, old.actor_id, old.key_id, old.subject_type, old.subject_id, old.action,
      history_without_seals(old.changes))
  then raise exception 'history is append-only'; end if;
  return new;
end $$;
create trigger history_reseals_only before update on history for each row execute function history_reseals_only();

-- Seals: each covers the entries of the history after the one before, up to last_seq, and hashes them together with the
-- hash of the one before (server/history/history-chain.ts).
create table history_seals (
  number integer primary key constraint history_seals_number_check check (number > 0),
  last_seq bigint not null constraint history_seals_last_seq_key unique,
  hash bytea not null constraint history_seals_hash_check check (length(hash) = 32),
  -- For each entry its number (8 bytes) and the beginning of its own hash (8 bytes), to name one that was changed.
  entries bytea not null constraint history_seals_entries_check check (length(entries) > 0 and length(entries) % 16 = 0),
  sealed_at timestamptz not null default now()
);
create trigger history_seals_append_only before update or delete or truncate on history_seals
  for each statement execute function refuse_change();

-- What was told of a vehicle without a case: by an import, or by a renewal of a vehicle that has no case.
create table vehicle_entries (
  id uuid primary key,
  vehicle_id uuid not null references vehicles (id),
  import_id uuid,
  created_at timestamptz not null,
  -- Of the order of the history, in which the dates of cases are told.
  seq bigint not null default nextval('history_seq_seq'),
  chassis_no text,
  engine_no text,
  firm_name text,
  owner_name text,
  owner_phone_no text,
  -- The note that the vehicle got, and the one that it had.
  note text,
  former_note text,
  insurance_expiry date,
  puc_expiry date,
  fitness_expiry date,
  tax_expiry date,
  permit_expiry date
);
-- What was told of a vehicle, the newest first.
create index vehicle_entries_vehicle_id_idx on vehicle_entries (vehicle_id, seq desc);
-- The undo of an import.
create index vehicle_entries_import_id_idx on vehicle_entries (import_id) where import_id is not null;

-- What the hourly audit of the ledger found last, law by law (server/db/invariants.sql).
create table ledger_laws (
  law text primary key,
  -- How many rows break it.
  broken integer not null constraint ledger_laws_broken_check check (broken >= 0),
  audited_at timestamptz not null,
  -- When the superadmins were last mailed that it is broken.
  reported_at timestamptz
);
