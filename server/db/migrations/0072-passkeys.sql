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
create index passkeys_user_id_idx on passkeys (user_id);

create table passkey_challenges (
  challenge bytea primary key constraint passkey_challenges_challenge_check check (length(challenge) = 32),
  purpose text not null constraint passkey_challenges_purpose_check check (purpose in ('add', 'sign in', 'step up')),
  -- The session that may answer; none before sign-in.
  session_id uuid references sessions (id) on delete cascade,
  ends_at timestamptz not null,
  constraint passkey_challenges_session_check check ((session_id is null) = (purpose = 'sign in'))
);
create index passkey_challenges_ends_at_idx on passkey_challenges (ends_at);
create index passkey_challenges_session_id_idx on passkey_challenges (session_id);
