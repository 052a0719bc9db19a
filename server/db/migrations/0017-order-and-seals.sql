-- Order without clocks (docs/decisions/0024). What came after what is told by numbers of the database, which are drawn
-- while the thing that changes is locked. Times and ids of version 7 are made from the clock of whatever process writes.

-- The history, numbered in the order by which it went until now: that of its ids. A new column is filled in the order in
-- which the rows lie, so they are laid in that order first.

drop index history_subject_idx, history_at_idx, history_subject_type_idx, history_action_idx, history_actor_id_idx;
set local synchronize_seqscans = off; -- from the first page on, whoever else reads the table
cluster history using history_pkey;
alter table history set without cluster;
alter table history add column seq bigint not null generated always as identity;

create unique index history_seq_key on history (seq);
create index history_subject_idx on history (subject_type, subject_id, seq desc);
create index history_at_idx on history (at desc, seq desc);
create index history_subject_type_idx on history (subject_type, at desc, seq desc);
create index history_action_idx on history (action, at desc, seq desc);
create index history_actor_id_idx on history (actor_id, at desc, seq desc);

create or replace function history_reseals_only() returns trigger language plpgsql as $$
begin
  if (new.seq, new.id, new.at, new.actor_id, new.subject_type, new.subject_id, new.action,
      history_without_seals(new.changes))
    is distinct from
    (old.seq, old.id, old.at, old.actor_id, old.subject_type, old.subject_id, old.action,
      history_without_seals(old.changes))
  then raise exception 'history is append-only'; end if;
  return new;
end $$;

-- The payments of an assignment. A live one is the newest, whatever its id: none is made beside it.

drop index payment_assignments_assignment_id_idx;
alter table payment_assignments add column seq bigint;
update payment_assignments set seq = numbered.seq
from (
  select payment_id, assignment_id, row_number() over (order by is_live, payment_id, assignment_id) as seq
  from payment_assignments
) as numbered
where (payment_assignments.payment_id, payment_assignments.assignment_id) = (numbered.payment_id, numbered.assignment_id);
alter table payment_assignments alter column seq set not null;
alter table payment_assignments alter column seq add generated always as identity;
select setval(pg_get_serial_sequence('payment_assignments', 'seq'), max(seq))
from payment_assignments having count(*) > 0;
create index payment_assignments_assignment_id_idx on payment_assignments (assignment_id, seq desc) include (payment_id);

-- Seals: each covers the entries of the history after the one before, up to last_seq, and hashes them together with the
-- hash of the one before (server/history-chain.ts).

create table history_seals (
  number integer primary key constraint history_seals_number_check check (number > 0),
  last_seq bigint not null constraint history_seals_last_seq_key unique,
  hash bytea not null constraint history_seals_hash_check check (length(hash) = 32),
  -- For each entry its number (8 bytes) and the beginning of its own hash (8 bytes), to name one that was changed.
  entries bytea not null constraint history_seals_entries_check check (length(entries) > 0 and length(entries) % 16 = 0),
  sealed_at timestamptz not null default now()
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger history_seals_append_only before update or delete or truncate on history_seals
  for each statement execute function refuse_change();
