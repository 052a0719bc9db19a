-- The register of originals: who holds each since when, and who signed for it. Entries are never changed: a further one
-- corrects them.

create table originals (
  id uuid primary key,
  case_id uuid not null references cases (id),
  kind text not null constraint originals_kind_check
    check (kind in ('rc', 'noc', 'numberPlate', 'insurance', 'permit', 'fitness', 'idProof', 'other')),
  note text constraint originals_note_check check (note <> ''),
  -- From whom it came, and the name of who brought it.
  given_by text not null constraint originals_given_by_check check (given_by in ('dealer', 'person', 'rto')),
  name text constraint originals_name_check check (name <> ''),
  -- The dealer of the case when it came, which sees it; null for one that every dealer of the case sees.
  client_id uuid references clients (id),
  received_at timestamptz not null
);
create index originals_case_id_idx on originals (case_id);
create index originals_client_id_idx on originals (client_id);
create trigger originals_append_only before delete or update or truncate on originals
  for each statement execute function refuse_change();

create table original_moves (
  id uuid primary key,
  original_id uuid not null references originals (id),
  -- Null for an original that was entered by mistake.
  holder text constraint original_moves_holder_check check (holder in ('office', 'employee', 'rto', 'dealer', 'person')),
  employee_id uuid references users (id),
  handed_to text constraint original_moves_handed_to_check check (handed_to <> ''),
  proof text constraint original_moves_proof_check check (proof in ('drawn', 'photo', 'paper')),
  slip_id uuid references uploads (id) constraint original_moves_slip_id_key unique,
  note text constraint original_moves_note_check check (note <> ''),
  -- The entry that this one takes back.
  undoes uuid references original_moves (id) constraint original_moves_undoes_key unique,
  -- The dealer of the case at this moment, which sees who took it.
  client_id uuid references clients (id),
  moved_by uuid not null references users (id),
  moved_at timestamptz not null,
  seq bigint not null generated always as identity,
  constraint original_moves_employee_check check ((holder = 'employee') is true = (employee_id is not null)),
  constraint original_moves_taker_check
    check ((holder in ('dealer', 'person')) is true = (handed_to is not null and proof is not null)),
  constraint original_moves_slip_check check (slip_id is null or proof = 'photo'),
  constraint original_moves_mistake_check check (holder is not null or undoes is not null)
);
-- The last entry of an original.
create index original_moves_original_id_idx on original_moves (original_id, seq desc);
create index original_moves_employee_id_idx on original_moves (employee_id);
create index original_moves_client_id_idx on original_moves (client_id);
create index original_moves_moved_by_idx on original_moves (moved_by);
create trigger original_moves_append_only before delete or update or truncate on original_moves
  for each statement execute function refuse_change();

-- The drawn signatures: the path of each, encrypted.
create table signatures (
  move_id uuid primary key references original_moves (id),
  key_id smallint not null,
  sealed bytea not null
);
