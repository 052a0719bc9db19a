-- Forms and notices that staff and clients can open.
create table documents (
  id uuid primary key,
  name text not null,
  url text not null,
  created_at timestamptz not null
);
