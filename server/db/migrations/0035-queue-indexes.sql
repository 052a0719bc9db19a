-- The cases of each queue in the order of waiting (docs/decisions/0038). The index of all that waits (migration 0022) has to
-- pass over the rejected cases, which are the oldest and most, to find those of another status.
create index cases_to_verify_idx on cases (waits_since, id) where status in ('Created', 'Updated');
create index cases_to_assign_idx on cases (waits_since, id) include (total_amount) where status = 'ready';
-- By creator: the superadmin's queue of rejected cases begins with the longest waits of all and needs no index of its own.
create index cases_rejected_by_creator_idx on cases (created_by, waits_since, id) where status = 'rejected';
