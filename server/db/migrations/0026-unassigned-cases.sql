-- A case that was assigned to the wrong client is taken back (docs/decisions/0043). The assignment stays, because failed
-- payments refer to it and a statement shows it with its reversal. It gives up case_id, so that whatever joins
-- assignments by their case, in this version or the one before, finds the present assignment alone, of which
-- case_assignments_case_id_key allows one.
alter table case_assignments
  alter column case_id drop not null,
  add column unassigned_case_id uuid references cases (id),
  add column unassigned_at timestamptz,
  add column unassigned_by uuid references users (id),
  add column unassign_reason text,
  add constraint case_assignments_unassigned_check check (
    num_nonnulls(unassigned_case_id, unassigned_at, unassigned_by, unassign_reason) in (0, 4)
    and (case_id is null) = (unassigned_case_id is not null));

create index case_assignments_unassigned_case_id_idx on case_assignments (unassigned_case_id);
create index case_assignments_unassigned_by_idx on case_assignments (unassigned_by);
-- The reversals of a client's statement.
create index case_assignments_reversed_idx on case_assignments (client_id, unassigned_at) where unassigned_at is not null;

-- The bills of all clients of one month.
create index bills_month_idx on bills (year, month);
