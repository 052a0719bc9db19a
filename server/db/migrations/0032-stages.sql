-- Where the file of a case is, apart from its status (docs/decisions/0052), and why a case was rejected.

-- The default of the moment fills the rows of before without rewriting them: a paid case of before counts as handed over,
-- since the upgrade. The few that are not paid are set below. From then on a new case is at its papers.
alter table cases
  add column stage text not null default 'handedOver'
    constraint cases_stage_check check (
      stage in ('papers', 'submitted', 'inProcess', 'approved', 'dispatched', 'handedOver')),
  add column waiting_on text not null default 'office'
    constraint cases_waiting_on_check check (waiting_on in ('office', 'dealer', 'rto', 'financier', 'plateMaker')),
  add column stage_since timestamptz not null default now(),
  add column reason_code text
    constraint cases_reason_code_check check (reason_code in (
      'papersMissing', 'signatureMismatch', 'wrongDetails', 'duesPending', 'duplicate', 'other')),
  add constraint cases_reason_code_rejected_check check (reason_code is null or status = 'rejected');
alter table cases alter column stage set default 'papers';

update cases set stage = 'papers', stage_since = created_at where status <> 'paid';

-- The board and its lists, without reading the cases themselves.
create index cases_stage_idx on cases (stage, stage_since, id) include (services, created_by, waiting_on)
  where status <> 'rejected';
-- The run-sheet of a day finds its cases by cases_appointment_date_idx.
