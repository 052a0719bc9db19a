-- What a start and /readyz prove the database by (docs/decisions/0023).

-- One row: a text that only this office's APP_SECRET opens.
create table secret_check (
  only_row boolean primary key default true check (only_row),
  key_id smallint not null,
  sealed bytea not null
);

-- One row, written again every few seconds: that it can be written shows that the database takes writes.
create table heartbeat (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null
);
