-- Branches, clients, users, and how users sign in.

create sequence branch_code_seq;
create sequence employee_code_seq;

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

-- Dealers: a sign-up until a superadmin verifies it.
create table clients (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  mobile_no text not null,
  firm_name text not null constraint clients_firm_name_check check (length(firm_name) <= 200),
  firm_key text not null generated always as (firm_key(firm_name)) stored,
  address1 text not null,
  address2 text not null,
  city text not null,
  state text not null,
  pincode text not null,
  gstin text,
  is_verified boolean not null default false,
  created_at timestamptz not null,
  verified_at timestamptz,
  credit_limit bigint not null default 0 constraint clients_credit_limit_check check (credit_limit >= 0),
  utilized_credit bigint not null default 0,
  -- The CREDIT payments by an override that no verified bill has settled: so far the used credit may exceed the limit.
  credit_beyond_limit bigint not null default 0,
  fixed_penalty bigint not null default 0 constraint clients_fixed_penalty_check check (fixed_penalty >= 0),
  -- Since when the client gets no reminders of overdue bills.
  dunning_paused_at timestamptz,
  -- Held by the database under any concurrency.
  constraint clients_utilized_credit_check
    check (credit_beyond_limit >= 0 and utilized_credit between 0 and credit_limit + credit_beyond_limit)
);
-- One verified client for each firm name.
create unique index clients_firm_key_key on clients (firm_key) where is_verified;
-- The client of a firm that a new case names.
create index clients_firm_name_idx on clients (firm_name) where is_verified;
-- The queue of sign-ups, the oldest first.
create index clients_sign_ups_idx on clients (created_at, id) where not is_verified;
-- In upper case, because LIKE is ten times as fast as ILIKE.
create index clients_search_idx on clients
  using gin (folded(first_name || ' ' || last_name || E'\n' || firm_name) gin_trgm_ops);

create table users (
  id uuid primary key,
  role text not null constraint users_role_check check (role in ('superadmin', 'employee', 'client')),
  -- In lower case.
  email text not null,
  first_name text not null,
  last_name text not null,
  phone_no text not null,
  password_hash text,
  is_active boolean not null default true,
  language text not null default 'en' constraint users_language_check check (language in ('en', 'hi', 'mr')),
  branch_code text references branches (branch_code),
  employee_code text constraint users_employee_code_key unique,
  client_id uuid references clients (id) on delete cascade,
  -- The first user of a client.
  is_owner boolean not null default false,
  -- Of clients: whether the user may pay for cases and bills.
  can_pay boolean not null default true,
  -- Whether a user of a client gets messages on the phone; null: the owner does, others do not.
  gets_messages boolean,
  created_at timestamptz not null,
  constraint users_client_check check ((role = 'client') = (client_id is not null)),
  constraint users_employee_check check ((role = 'employee') = (employee_code is not null and branch_code is not null)),
  constraint users_owner_check check (not is_owner or client_id is not null)
);
-- Sign-in, and one user for each address.
create unique index users_email_key on users (email);
-- One owner for each client.
create unique index users_owner_key on users (client_id) where is_owner;
-- The users of a client.
create index users_client_id_idx on users (client_id);
-- The employees of a branch.
create index users_branch_code_idx on users (branch_code);

-- What is shown of the numbers in the vault.
create table user_numbers (
  user_id uuid primary key references users (id) on delete cascade,
  aadhaar_last4 text not null,
  pan_last4 text not null
);

create table sessions (
  token_hash bytea primary key,
  id uuid not null constraint sessions_id_key unique,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_until timestamptz not null,
  -- Past idle_until, until when the session makes the calls of the counter; null unless its device was made ready for it.
  counter_until timestamptz,
  ends_at timestamptz not null,
  user_agent text not null default '',
  -- When the user last proved who they are, by the sign-in or by password or code afterwards.
  proved_at timestamptz not null default now()
);
-- The sessions of a user, which a new password ends.
create index sessions_user_id_idx on sessions (user_id);

create table one_time_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  ends_at timestamptz not null
);
-- A new link voids the former one.
create unique index one_time_links_user_id_key on one_time_links (user_id);

-- Where a user signed in before: a device by its cookie, or a network. Only hashes are kept.
create table known_places (
  user_id uuid not null references users (id) on delete cascade,
  place bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, place)
);

-- The secret of a user's authenticator app, and the codes for when the phone is lost.
create table two_factors (
  user_id uuid primary key references users (id) on delete cascade,
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

-- Passkeys of users (WebAuthn), and the challenges that wait for an answer. Both are no secrets: the private key never
-- leaves the user's device.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null constraint passkeys_name_check check (name <> ''),
  credential_id bytea not null constraint passkeys_credential_id_key unique,
  public_key bytea not null,
  -- How often the device says it has signed; 0 for ever where it does not count.
  counter bigint not null constraint passkeys_counter_check check (counter >= 0),
  -- How a browser reaches the device, by its own words: `internal`, `hybrid`, `usb`.
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz
);
-- The passkeys of a user.
create index passkeys_user_id_idx on passkeys (user_id);

create table passkey_challenges (
  challenge bytea primary key constraint passkey_challenges_challenge_check check (length(challenge) = 32),
  purpose text not null constraint passkey_challenges_purpose_check check (purpose in ('add', 'sign in', 'step up')),
  -- The session that may answer; none before sign-in.
  session_id uuid references sessions (id) on delete cascade,
  ends_at timestamptz not null,
  constraint passkey_challenges_session_check check ((session_id is null) = (purpose = 'sign in'))
);
-- The challenges of a session, which end with it.
create index passkey_challenges_session_id_idx on passkey_challenges (session_id);
