-- Since when a case had waited as it was assigned: an assignment that is taken back at once was none (docs/decisions/0101).
alter table case_assignments add column waited_since timestamptz;
