-- Services and their papers (docs/decisions/0050): the catalogue that the office edits, and the papers of each case.

create table services (
  code text primary key,
  -- The history names things by UUID.
  id uuid not null constraint services_id_key unique default gen_random_uuid(),
  label text not null,
  expected_days integer not null constraint services_expected_days_check check (expected_days between 1 and 365),
  position integer not null
);

-- A paper that a service needs. Papers are switched off, never deleted: cases refer to them.
create table service_papers (
  id uuid primary key,
  service_code text not null references services (code),
  name text not null,
  -- By which names are compared (contract/text.ts).
  name_key text not null,
  form_no text,
  is_required boolean not null,
  is_active boolean not null default true,
  position integer not null,
  created_at timestamptz not null,
  constraint service_papers_name_key unique (service_code, name_key)
);

-- What the office noted of a paper of a case. A paper without a row is missing. A paper of that case alone has a name
-- of its own instead of one of the catalogue.
create table case_papers (
  id uuid primary key,
  case_id uuid not null references cases (id),
  service_paper_id uuid references service_papers (id),
  name text,
  name_key text,
  state text not null
    constraint case_papers_state_check check (state in ('missing', 'received', 'deficient', 'notNeeded')),
  note text,
  changed_by uuid not null references users (id),
  changed_at timestamptz not null,
  -- Which of several rows of one name is the latest, whatever the clocks say.
  seq bigint not null generated always as identity,
  constraint case_papers_name_check check (
    (service_paper_id is null) = (name is not null) and (name is null) = (name_key is null)),
  constraint case_papers_note_check check (note is not null or state in ('missing', 'received')),
  constraint case_papers_service_paper_id_key unique (case_id, service_paper_id),
  constraint case_papers_name_key unique (case_id, name_key)
);
create index case_papers_service_paper_id_idx on case_papers (service_paper_id);
create index case_papers_changed_by_idx on case_papers (changed_by);

-- The codes of the services of a case, as contract/services/case-services.ts derives them.
alter table cases add column services text[] not null generated always as (array_remove(array[
  case when transfer_to = 'LOCAL' then 'transferLocal' end,
  case when transfer_to = 'OTHER' then 'transferOther' end,
  case when hpt_id <> '01900000-0000-7000-8000-000000000001' then 'hpt' end,
  case when hpa_id <> '01900000-0000-7000-8000-000000000001' then 'hpa' end,
  case when number_plate = 'HSRP' then 'hsrp' end,
  case when fitness then 'fitness' end,
  case when rrf then 'rrf' end,
  case when rma then 'rma' end,
  case when alteration then 'alteration' end,
  case when conversion then 'conversion' end,
  case when address_change then 'addressChange' end,
  case when drc then 'drc' end
], null)) stored;

-- A start for the office, which edits it. Papers and times differ by state; form numbers are those of the Central Motor
-- Vehicles Rules.
insert into services (code, label, expected_days, position) values
  ('transferLocal', 'Transfer of ownership, same RTO', 30, 1),
  ('transferOther', 'Transfer of ownership, other RTO', 45, 2),
  ('hpt', 'Loan ends (HPT)', 15, 3),
  ('hpa', 'Loan begins (HPA)', 15, 4),
  ('hsrp', 'HSRP number plate', 15, 5),
  ('fitness', 'Fitness', 10, 6),
  ('rrf', 'RRF', 30, 7),
  ('rma', 'New registration mark (RMA)', 45, 8),
  ('alteration', 'Alteration', 30, 9),
  ('conversion', 'Conversion', 30, 10),
  ('addressChange', 'Change of address', 30, 11),
  ('drc', 'Duplicate RC (DRC)', 30, 12);

insert into service_papers (id, service_code, position, name, name_key, form_no, is_required, created_at)
select gen_random_uuid(), code, place, name, lower(name), form_no, is_required, now()
from (values
  ('transferLocal', 1, 'Form 29', '29', true),
  ('transferLocal', 2, 'Form 30', '30', true),
  ('transferLocal', 3, 'RC book', null, true),
  ('transferLocal', 4, 'Insurance', null, true),
  ('transferLocal', 5, 'PUC certificate', null, true),
  ('transferLocal', 6, 'Seller''s ID proof', null, true),
  ('transferLocal', 7, 'Buyer''s ID proof', null, true),
  ('transferLocal', 8, 'Buyer''s address proof', null, true),
  ('transferOther', 1, 'Form 29', '29', true),
  ('transferOther', 2, 'Form 30', '30', true),
  ('transferOther', 3, 'NOC', '28', true),
  ('transferOther', 4, 'RC book', null, true),
  ('transferOther', 5, 'Insurance', null, true),
  ('transferOther', 6, 'PUC certificate', null, true),
  ('transferOther', 7, 'Seller''s ID proof', null, true),
  ('transferOther', 8, 'Buyer''s ID proof', null, true),
  ('transferOther', 9, 'Buyer''s address proof', null, true),
  ('hpt', 1, 'Form 35', '35', true),
  ('hpt', 2, 'Financier''s NOC', null, true),
  ('hpt', 3, 'RC book', null, true),
  ('hpa', 1, 'Form 34', '34', true),
  ('hpa', 2, 'RC book', null, true),
  ('hpa', 3, 'Insurance', null, true),
  ('hsrp', 1, 'RC book', null, true),
  ('hsrp', 2, 'Plate booking receipt', null, false),
  ('fitness', 1, 'Fitness application', null, true),
  ('fitness', 2, 'RC book', null, true),
  ('fitness', 3, 'Insurance', null, true),
  ('fitness', 4, 'PUC certificate', null, true),
  ('fitness', 5, 'Tax receipt', null, true),
  ('rrf', 1, 'Form 25', '25', true),
  ('rrf', 2, 'RC book', null, true),
  ('rrf', 3, 'Insurance', null, true),
  ('rrf', 4, 'PUC certificate', null, true),
  ('rrf', 5, 'Tax receipt', null, false),
  ('rma', 1, 'Form 27', '27', true),
  ('rma', 2, 'NOC', '28', true),
  ('rma', 3, 'RC book', null, true),
  ('rma', 4, 'Insurance', null, true),
  ('rma', 5, 'Owner''s address proof', null, true),
  ('alteration', 1, 'Approval of the alteration', null, true),
  ('alteration', 2, 'RC book', null, true),
  ('alteration', 3, 'Insurance', null, true),
  ('conversion', 1, 'Conversion application', null, true),
  ('conversion', 2, 'RC book', null, true),
  ('conversion', 3, 'Insurance', null, true),
  ('conversion', 4, 'Tax receipt', null, true),
  ('addressChange', 1, 'Form 33', '33', true),
  ('addressChange', 2, 'RC book', null, true),
  ('addressChange', 3, 'Owner''s address proof', null, true),
  ('addressChange', 4, 'Insurance', null, true),
  ('drc', 1, 'Form 26', '26', true),
  ('drc', 2, 'Police complaint', null, false),
  ('drc', 3, 'Insurance', null, true)
) as papers(code, place, name, form_no, is_required);
