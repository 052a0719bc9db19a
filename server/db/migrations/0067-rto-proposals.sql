-- An RTO that an employee has proposed, until a superadmin confirms it or merges it with another one; null for all others
-- (docs/decisions/0099).
alter table rtos add column proposed_by uuid constraint rtos_proposed_by_fkey references users (id);
create index rtos_proposed_by_idx on rtos (proposed_by);
