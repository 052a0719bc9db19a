-- The view with which a list of a role begins, for whoever has chosen none (docs/decisions/0081).
create table role_start_views (
  role text not null constraint role_start_views_role_check check (role in ('superadmin', 'employee')),
  list text not null,
  view_id uuid not null,
  constraint role_start_views_pkey primary key (role, list),
  constraint role_start_views_view_fkey foreign key (view_id, list) references saved_views (id, list) on delete cascade,
  constraint role_start_views_list_check check (role = 'superadmin' or list not in ('payments', 'clients'))
);
create index role_start_views_view_idx on role_start_views (view_id, list);

-- Without a view: the person begins with all rows, whatever the role begins with.
alter table start_views alter column view_id drop not null;
