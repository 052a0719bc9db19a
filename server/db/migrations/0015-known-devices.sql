-- Where a user signed in before: a device by its cookie, or a network. Only hashes are kept.
create table known_places (
  user_id uuid not null references users (id) on delete cascade,
  place bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, place)
);
create index known_places_seen_at_idx on known_places (seen_at);

-- Wrong passwords for an address, known or not, from places that are not known; forgotten after two days.
create table account_guesses (
  email text primary key,
  failures integer not null,
  -- Since when they are counted, a day at most.
  since timestamptz not null,
  -- No guess is looked at before.
  next_at timestamptz not null,
  -- When the owner was last told by mail.
  told_at timestamptz
);
create index account_guesses_failures_idx on account_guesses (failures);
create index account_guesses_since_idx on account_guesses (since);

-- A firm's name as it is compared: two that differ only in what nobody sees are one (nameKey of contract/text.ts).
-- The names of before keep the key by which they were one.
alter table firms add column name_key text;
update firms set name_key = lower(name);
alter table firms alter column name_key set not null;
drop index firms_name_key;
create unique index firms_name_key on firms (name_key);
