-- The rejected cases that nobody has closed, in the order of waiting (docs/decisions/0038): their queue and its count.
create index cases_rejected_open_idx on cases (waits_since, id) where status = 'rejected' and closed_at is null;
