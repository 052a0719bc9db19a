-- What users and programs work with: tasks, saved views, imports, API keys, idempotency keys and backups.

create table tasks (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  description text not null,
  deadline timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  done_at timestamptz
);
-- The tasks of a user, the soonest first.
create index tasks_user_id_idx on tasks (user_id, deadline, id);

-- Saved queries of lists.
create table saved_views (
  id uuid primary key,
  user_id uuid not null references users (id),
  list text not null constraint saved_views_list_check
    check (list in ('verified', 'unverified', 'rejected', 'stages', 'vehicles', 'reminders', 'payments', 'clients')),
  name text not null constraint saved_views_name_check check (name <> ''),
  query jsonb not null constraint saved_views_query_check check (jsonb_typeof(query) = 'object'),
  -- The columns that the view hides; null where it leaves the columns to the person.
  hidden_columns text[] constraint saved_views_hidden_columns_check check (cardinality(hidden_columns) <= 50),
  is_shared boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint saved_views_id_list_key unique (id, list)
);
-- The views of a user.
create index saved_views_user_id_idx on saved_views (user_id);
-- The views that all share.
create index saved_views_shared_idx on saved_views (list) where is_shared;

-- The view with which a list of a person begins; without a view with all rows, whatever the role begins with.
create table start_views (
  user_id uuid not null references users (id),
  list text not null,
  view_id uuid,
  primary key (user_id, list),
  constraint start_views_view_fkey foreign key (view_id, list) references saved_views (id, list) on delete cascade
);
-- Who begins with a view, when it is deleted.
create index start_views_view_idx on start_views (view_id, list);

-- The view with which a list of a role begins, for whoever has chosen none.
create table role_start_views (
  role text not null constraint role_start_views_role_check check (role in ('superadmin', 'employee')),
  list text not null,
  view_id uuid not null,
  primary key (role, list),
  constraint role_start_views_view_fkey foreign key (view_id, list) references saved_views (id, list) on delete cascade,
  constraint role_start_views_list_check check (role = 'superadmin' or list not in ('payments', 'clients'))
);
-- Which roles begin with a view, when it is deleted.
create index role_start_views_view_idx on role_start_views (view_id, list);

-- Imports of sheets, kept 24 hours. The rows of a sheet are encrypted, in chunks: they hold Aadhaar numbers, names and
-- phones.
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
  -- Of the bad rows, those that are good without a cell.
  without_cells integer not null default 0,
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
-- The imports of a user.
create index imports_user_id_idx on imports (user_id, created_at);

create table import_chunks (
  import_id uuid not null references imports (id) on delete cascade,
  number integer not null,
  key_id smallint not null,
  sealed bytea not null,
  -- What is wrong with which row, without any text of the sheet.
  problems jsonb not null,
  primary key (import_id, number)
);

-- What the columns of a table meant when one with these headings (their SHA-256) was brought last: a kind of import, a rate card,
-- or a statement of a bank.
create table table_mappings (
  kind text not null,
  headings text not null,
  mapping jsonb not null,
  primary key (kind, headings)
);

-- API keys of programs. A key is never deleted: the history names it.
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
-- The deletion of a user looks for it (foreign key).
create index api_keys_created_by_idx on api_keys (created_by);

-- A row appears with its answer, at the end of the transaction of the call.
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  -- The API key of a program; of a signed-in user their own id, so that a repeat after a new sign-in counts as one.
  credential_id uuid not null,
  key text not null,
  call text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, credential_id, key)
);
-- The clean-up of old keys, which every create adds to.
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

-- Where backups are made by themselves, as their process last told.
create table backup_targets (
  target text primary key,
  every_seconds integer not null constraint backup_targets_every_check check (every_seconds > 0),
  set_up_at timestamptz not null,
  -- The moment of the newest backup that was restored as a trial.
  good_at timestamptz,
  -- Why the newest attempt failed.
  failure text,
  reported_at timestamptz
);
