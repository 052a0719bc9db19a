-- The age of what a client owes (its statement) begins with the cases that are assigned and not paid.
create index cases_assigned_idx on cases (id) where status = 'assigned';
