-- The superadmin's board: figures that are read often, from indexes of their own size.

-- Money received, day by day.
create index payments_received_idx on payments (decided_at) include (amount)
  where status = 'success' and mode <> 'CREDIT';

-- What clients have not paid for: the amounts without their rows.
drop index cases_assigned_idx;
create index cases_assigned_idx on cases (id) include (total_amount) where status = 'assigned';

create index case_assignments_assigned_at_idx on case_assignments (assigned_at) include (case_id);

-- From a case's making to its assigning, the middle of each week. Counted by the worker: a median over a
-- whole year is too slow to be asked for.
create table turnaround (
  week date primary key constraint turnaround_week_check check (extract(isodow from week) = 1),
  cases integer not null constraint turnaround_cases_check check (cases > 0),
  days numeric(8, 2) not null constraint turnaround_days_check check (days >= 0)
);
