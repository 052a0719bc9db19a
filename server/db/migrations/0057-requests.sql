-- What dealers ask the office to do (contract-trade section 7, docs/decisions/0086).
create table requests (
  id uuid primary key,
  client_id uuid not null references clients (id),
  user_id uuid not null references users (id),
  vehicle_no text not null,
  services text[] not null constraint requests_services_check check (cardinality(services) > 0),
  note text,
  status text not null default 'open'
    constraint requests_status_check check (status in ('open', 'accepted', 'declined')),
  reason text constraint requests_reason_check check (reason <> ''),
  -- The case that was made of it; at most one.
  case_id uuid constraint requests_case_id_key unique references cases (id),
  decided_by uuid references users (id),
  decided_at timestamptz,
  created_at timestamptz not null,
  seq bigint not null generated always as identity,
  constraint requests_decision_check check (
    (status = 'accepted') = (case_id is not null) and (status = 'declined') = (reason is not null)
    and num_nonnulls(decided_by, decided_at) = case status when 'open' then 0 else 2 end)
);
create index requests_status_idx on requests (status, seq);
create index requests_client_id_idx on requests (client_id, seq);
create index requests_user_id_idx on requests (user_id);
create index requests_decided_by_idx on requests (decided_by);

-- A file is of a case or of a request; those of a request go to its case when it is accepted.
alter table attachments
  alter column case_id drop not null,
  add column request_id uuid references requests (id),
  add constraint attachments_owner_check check (num_nonnulls(case_id, request_id) = 1);
create index attachments_request_id_idx on attachments (request_id, seq);
