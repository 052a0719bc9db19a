-- API keys of programs (contract-trade section 11). A key is never deleted: the history names it.
create table api_keys (
  id uuid primary key,
  name text not null constraint api_keys_name_check check (name <> ''),
  scopes text[] not null constraint api_keys_scopes_check check (cardinality(scopes) > 0),
  -- SHA-256 of the secret.
  key_hash bytea not null constraint api_keys_key_hash_key unique
    constraint api_keys_key_hash_check check (length(key_hash) = 32),
  -- The beginning of the secret, by which people recognise it.
  prefix text not null,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  -- The last day in IST on which it is good.
  expires_on date not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_created_by_idx on api_keys (created_by);

-- The key by which the actor made the change; like the actor without a foreign key.
alter table history add column key_id uuid;

create or replace function history_reseals_only() returns trigger language plpgsql as $$
begin
  if (new.seq, new.id, new.at, new.actor_id, new.key_id, new.subject_type, new.subject_id, new.action,
      history_without_seals(new.changes))
    is distinct from
    (old.seq, old.id, old.at, old.actor_id, old.key_id, old.subject_type, old.subject_id, old.action,
      history_without_seals(old.changes))
  then raise exception 'history is append-only'; end if;
  return new;
end $$;
