-- What a statement and a history need of a client's assignments, all from one index.
drop index case_assignments_statement_idx;
create index case_assignments_statement_idx on case_assignments (client_id, assigned_at) include (id, case_id, amount);
