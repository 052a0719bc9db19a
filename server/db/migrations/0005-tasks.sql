-- The personal tasks of the staff (spec/1, task panel).

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
create index tasks_user_id_idx on tasks (user_id, deadline, id);
