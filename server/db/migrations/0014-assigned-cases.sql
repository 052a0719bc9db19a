-- A case is not edited any more once it is assigned, so what a client's statement and history name of it
-- lies beside the frozen amount: neither reads the cases themselves.
alter table case_assignments add column case_no text, add column vehicle_no text;
update case_assignments set case_no = cases.case_no, vehicle_no = cases.vehicle_no from cases where cases.id = case_id;
alter table case_assignments alter column case_no set not null, alter column vehicle_no set not null;

drop index case_assignments_statement_idx;
create index case_assignments_statement_idx on case_assignments (client_id, assigned_at)
  include (id, case_id, amount, case_no, vehicle_no);
