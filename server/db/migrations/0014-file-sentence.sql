-- What the office wants of the dealer while a file waits for the dealer, who reads it.
alter table cases add column wait_reason text
  constraint cases_wait_reason_check check (wait_reason in (
    'papers', 'signature', 'payment', 'vehicle', 'originalRc', 'collect', 'other'));
alter table cases add column wait_note text;
alter table cases add constraint cases_wait_check check (
  (wait_reason is null or waiting_on = 'dealer')
  and (wait_note is null or wait_reason is not null));

-- Within how many days half of the files of an RTO and service were approved, and 9 of 10; a dealer is told no more.
create table usual_days (
  to_rto text not null,
  service text not null,
  half integer not null constraint usual_days_half_check check (half >= 0),
  most integer not null constraint usual_days_most_check check (most >= half),
  primary key (to_rto, service)
);
