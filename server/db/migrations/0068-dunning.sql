-- Reminders of overdue bills by mail (docs/decisions/0102).

create table dunning_settings (
  id smallint primary key default 1 constraint dunning_settings_id_check check (id = 1),
  -- Days after the due date; none while reminders are off.
  days smallint[] not null,
  updated_at timestamptz not null
);

-- A bill of which its client was reminded, once for each day.
create table dunnings (
  bill_id uuid not null references bills (id),
  day smallint not null constraint dunnings_day_check check (day > 0),
  -- What the mail tells is what was stored at this instant.
  judged_at timestamptz not null,
  -- Paise: what was to be paid then.
  total bigint not null constraint dunnings_total_check check (total > 0),
  primary key (bill_id, day)
);

-- Since when a client gets no such reminders.
alter table clients add column dunning_paused_at timestamptz;
