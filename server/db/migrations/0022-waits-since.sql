-- Since when a case waits in its present status (docs/decisions/0038), and the IST day of that instant. Both are null for a
-- paid case, which waits for nothing: only the few open cases of a long-running office are filled and indexed here.

alter table cases add column waits_since timestamptz, add column waits_on date;

-- The only place that keeps them: whatever changes a status sets updated_at to the instant of the change.
create function note_case_waits() returns trigger language plpgsql as $$
begin
  if new.status = 'paid' then new.waits_since := null;
  elsif tg_op = 'INSERT' then new.waits_since := coalesce(new.waits_since, new.updated_at);
  elsif new.status <> old.status then new.waits_since := new.updated_at;
  end if;
  new.waits_on := (new.waits_since at time zone 'Asia/Kolkata')::date;
  return new;
end $$;
create trigger case_waits before insert or update of status, waits_since on cases
  for each row execute function note_case_waits();
-- Also while a load has switched triggers and foreign keys off.
alter table cases enable always trigger case_waits;

-- The triggers of the counts do not know the new columns yet and note nothing.
update cases set waits_since = coalesce((
  select at from history
  where subject_type = 'case' and subject_id = cases.id and changes #>> '{status,to}' = cases.status
    and changes #>> '{status,from}' is distinct from cases.status
  order by seq desc limit 1
), created_at) where status <> 'paid';
alter table cases add constraint cases_waits_check check (
  (status = 'paid') = (waits_since is null) and (waits_since is null) = (waits_on is null));

-- Lists in the order of waiting, and what waits in the office, without reading the cases themselves.
create index cases_waits_since_idx on cases (waits_since, id)
  include (status, created_by, created_at, total_amount) where waits_since is not null;

-- Cases are counted by that day as by every other (migration 0021): a list of those that wait longest knows its number.
-- Only the new kind is counted here.
alter table case_count_changes add column waits_on date;
select count_case_dates();
insert into case_counts
select 'waitsOn', status, waits_on, count(*) from cases where waits_on is not null group by status, waits_on
order by status, waits_on;
