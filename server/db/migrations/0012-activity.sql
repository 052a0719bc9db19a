-- The activity log: what the history holds, read across all things, newest first, by each of its filters.

create index history_at_idx on history (at desc, id desc);
create index history_subject_type_idx on history (subject_type, at desc, id desc);
create index history_action_idx on history (action, at desc, id desc);
drop index history_actor_id_idx;
create index history_actor_id_idx on history (actor_id, at desc, id desc);

-- Sign-ins that were refused, known address or not; written to the history of those that are known
-- within a second or two, and forgotten. Like reset_requests: the answer must not tell them apart.
create table refused_sign_ins (
  id uuid primary key,
  email text not null,
  reason text not null,
  created_at timestamptz not null
);

-- Sweeping: what is looked at by age.

create index mails_sent_at_idx on mails (sent_at) where state = 'sent';
create index one_time_links_ends_at_idx on one_time_links (ends_at);

-- True once a payment was found to use the upload, which keeps it for ever: each is looked at once.
alter table uploads add column is_kept boolean not null default false;
create index uploads_unsettled_idx on uploads (created_at) where not is_kept;

-- Files whose upload is gone. Listed in the transaction that forgets the upload and struck off once the file
-- is removed, so that a crash in between leaves no file behind.
create table dropped_files (
  file_key text primary key,
  dropped_at timestamptz not null
);

-- The history takes no change. The one exception: `npm run rotate-key` may seal a value anew under the present key
-- where a sealed one stands, with nothing else of the entry touched.

create or replace function history_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('portal.resealing', true) = 'on' then return null; end if;
  raise exception 'history is append-only';
end $$;

create function history_without_seals(changes jsonb) returns text language sql immutable as $$
  select regexp_replace(changes::text, '"sealed": "[A-Za-z0-9+/=]*"', '"sealed": ""', 'g')
$$;

create function history_reseals_only() returns trigger language plpgsql as $$
begin
  if (new.id, new.at, new.actor_id, new.subject_type, new.subject_id, new.action, history_without_seals(new.changes))
    is distinct from
    (old.id, old.at, old.actor_id, old.subject_type, old.subject_id, old.action, history_without_seals(old.changes))
  then raise exception 'history is append-only'; end if;
  return new;
end $$;
create trigger history_reseals_only before update on history for each row execute function history_reseals_only();
