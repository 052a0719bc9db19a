-- When a file reached each stage of its way (docs/decisions/0052). A step back removes the stages after it.

-- A file of before this migration has rows from its next move on; its creation and its present stage are columns of its case.
create table case_stages (
  case_id uuid not null references cases (id),
  stage text not null
    constraint case_stages_stage_check check (
      stage in ('papers', 'submitted', 'inProcess', 'approved', 'dispatched', 'handedOver')),
  reached_at timestamptz not null,
  primary key (case_id, stage)
);
-- The turn-around reads those that the RTO approved lately.
create index case_stages_reached_at_idx on case_stages (reached_at, case_id)
  where stage in ('approved', 'dispatched', 'handedOver');
