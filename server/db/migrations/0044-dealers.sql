-- A dealer is an id (docs/decisions/0059): firm names are texts that people change.

-- Names of firms are compared without blanks, in any letter case and width.
create function firm_key(text) returns text language sql immutable strict parallel safe
  return upper(regexp_replace(normalize($1, nfkc), '[[:space:]]', '', 'g'));

alter table clients
  add column firm_key text not null generated always as (firm_key(firm_name)) stored,
  -- 0, but for verified clients of before that have the firm name of an older one, numbered from there: they stay until the
  -- office gives them other names.
  add column firm_copy integer not null default 0 constraint clients_firm_copy_check check (firm_copy >= 0);
update clients set firm_copy = numbered.copy
from (
  select id, row_number() over (partition by firm_key order by created_at, id) - 1 as copy from clients where is_verified
) as numbered
where numbered.id = clients.id and numbered.copy > 0;
create unique index clients_firm_key_key on clients (firm_key, firm_copy) where is_verified;

-- The firm names that cases of before have, where only one verified client ever had that name. The job of
-- server/jobs/fill-dealers.ts gives these cases their dealers and empties the table.
create table dealers_to_fill (
  firm_name text primary key,
  client_id uuid not null
);
insert into dealers_to_fill
select firm_name, (array_agg(client_id))[1] from (
  select firm_name, id as client_id from clients where is_verified
  union
  select changes #>> '{firmName,from}', subject_id from history join clients on clients.id = subject_id
  where subject_type = 'client' and action = 'edited' and changes ? 'firmName' and is_verified and history.at >= verified_at
) as named
group by firm_name having count(*) = 1;

-- The client whose firm the case names, since that was chosen. Null only for a case of before that the job has not
-- reached or whose name is not one client's, and for a name that two clients of before share. No foreign key, which would
-- look the client up for every new case: no verified client is deleted; server/db/invariants.sql has the law.
alter table cases add column dealer_id uuid;
create index cases_dealer_id_idx on cases (dealer_id) where dealer_id is not null;
create index cases_without_dealer_idx on cases (firm_name) where dealer_id is null;

create function fill_dealers(batch integer) returns integer language plpgsql as $$
declare
  filled integer;
begin
  with picked as (
    select cases.id, client_id from dealers_to_fill join cases using (firm_name) where dealer_id is null
    limit batch for no key update of cases skip locked
  )
  update cases set dealer_id = client_id from picked where picked.id = cases.id;
  get diagnostics filled = row_count;
  -- A case that another process is filling or changing is left to the next run.
  if filled = 0 then
    delete from dealers_to_fill as named
    where not exists (select from cases where dealer_id is null and cases.firm_name = named.firm_name);
  end if;
  return filled;
end $$;

-- The firm of a vehicle's newest case says no more whose vehicle it is.
drop index vehicles_firm_name_idx;

-- Mails without which nobody can sign in are sent before all others.
alter table deliveries add column is_urgent boolean not null default false;
update deliveries set is_urgent = true where state = 'waiting' and template = 'password-link';
drop index deliveries_waiting_idx;
create index deliveries_waiting_idx on deliveries (channel, is_urgent desc, due_at) where state = 'waiting';
