-- What was noted of papers, vehicles and calls, and a day with very many appointments.

-- Of each second case the first three papers of the checklist: one is there, one is deficient, one is not needed.
insert into case_papers (id, case_id, service_paper_id, state, note, changed_by, changed_at)
select gen_random_uuid(), id, paper_id, (array['received', 'deficient', 'notNeeded'])[place],
  case when place > 1 then 'Signature missing on page 2' end, admin_id, stage_since
from bench.size, (
  select cases.id, cases.stage_since, papers.id as paper_id,
    row_number() over (partition by cases.id order by services.position, papers.position, papers.id) as place
  from cases
  join services on services.code = any(cases.services)
  join service_papers as papers on papers.service_code = services.code and papers.is_active
  where bench.dice(hashtext(cases.id::text), 100) < 0.5
) as checklist
where place <= 3;

update vehicles set note = 'Calls back after 6 pm' where bench.dice(hashtext(id::text), 101) < 0.3;
update reminder_log set note = 'Comes on Monday with the papers' where bench.dice(hashtext(id::text), 102) < 0.5;

-- A camp: one case in ten is presented on one day.
update cases set appointment_date = today from bench.size where bench.dice(hashtext(cases.id::text), 103) < 0.1;
