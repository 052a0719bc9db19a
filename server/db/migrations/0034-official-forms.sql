-- Official forms (docs/decisions/0051): a blank PDF and the marks where values of a case are printed into it.
create table forms (
  id uuid primary key,
  name text not null,
  file_key text not null constraint forms_file_key_key unique,
  bytes integer not null constraint forms_bytes_check check (bytes > 0),
  -- Width and height of each page in points, as a viewer shows it.
  pages jsonb not null,
  -- The names of the fields of the PDF itself.
  fields text[] not null,
  -- The codes of the services for which the form is printed.
  services text[] not null default '{}',
  marks jsonb not null default '[]',
  is_active boolean not null default true,
  user_id uuid not null references users (id),
  created_at timestamptz not null
);
create index forms_user_id_idx on forms (user_id);
