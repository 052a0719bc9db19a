-- Saved queries of lists (contract-trade section 8).
create table saved_views (
  id uuid primary key,
  user_id uuid not null references users (id),
  list text not null constraint saved_views_list_check
    check (list in ('verified', 'unverified', 'rejected', 'stages', 'vehicles', 'reminders', 'payments', 'clients')),
  name text not null constraint saved_views_name_check check (name <> ''),
  query jsonb not null constraint saved_views_query_check check (jsonb_typeof(query) = 'object'),
  is_shared boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint saved_views_id_list_key unique (id, list)
);
create index saved_views_user_id_idx on saved_views (user_id);
create index saved_views_shared_idx on saved_views (list) where is_shared;

-- The view with which a list of a person begins.
create table start_views (
  user_id uuid not null references users (id),
  list text not null,
  view_id uuid not null,
  constraint start_views_pkey primary key (user_id, list),
  constraint start_views_view_fkey foreign key (view_id, list) references saved_views (id, list) on delete cascade
);
create index start_views_view_idx on start_views (view_id, list);
