-- Two-factor sign-in: the secret of a user's authenticator app, and the codes for when the phone is lost.

create table two_factors (
  user_id uuid primary key references users (id) on delete cascade,
  -- Sealed with a key derived from APP_SECRET and bound to this row.
  key_id smallint not null,
  sealed bytea not null,
  started_at timestamptz not null,
  -- Null while it is only being set up.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: no code counts twice.
  last_step bigint not null default 0,
  -- Wrong codes after the right password, and since when they are counted.
  wrong_codes integer not null default 0,
  wrong_since timestamptz
);

create table recovery_codes (
  user_id uuid not null references two_factors (user_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
