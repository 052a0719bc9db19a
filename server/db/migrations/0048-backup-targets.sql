-- Where backups are made by themselves (docs/decisions/0073), as their process last told.
create table backup_targets (
  target text primary key,
  every_seconds integer not null constraint backup_targets_every_check check (every_seconds > 0),
  set_up_at timestamptz not null,
  -- The moment of the newest backup that was restored as a trial.
  good_at timestamptz,
  -- Why the newest attempt failed.
  failure text,
  reported_at timestamptz
);
