-- The cash books of the employees: what the office gave, what was spent of it for which case, what came back. Entries are
-- never changed: a further one takes an entry back.

-- One row for each employee with entries, which every entry locks.
create table cash_books (
  employee_id uuid primary key references users (id),
  -- The sum of the entries, in paise; below 0 where the employee has spent own money.
  balance bigint not null,
  -- The last closed day: no entry is made on it or before it any more.
  closed_until date
);

create table cash_entries (
  id uuid primary key,
  employee_id uuid not null references cash_books (employee_id),
  kind text not null constraint cash_entries_kind_check check (kind in ('advance', 'spent', 'returned')),
  -- What the entry adds to the balance.
  amount bigint not null constraint cash_entries_amount_check check (amount <> 0),
  day date not null,
  -- Of what was spent: for what, and for which case; without one it is an expense of the office.
  expense text constraint cash_entries_expense_check check (expense in ('receipt', 'puc', 'insurance', 'other')),
  case_id uuid references cases (id),
  note text constraint cash_entries_note_check check (note <> ''),
  photo_id uuid references uploads (id) constraint cash_entries_photo_id_key unique,
  -- The entry that this one takes back.
  reverses uuid references cash_entries (id) constraint cash_entries_reverses_key unique,
  made_by uuid not null references users (id),
  made_at timestamptz not null,
  seq bigint not null generated always as identity,
  constraint cash_entries_sign_check check ((amount > 0) = ((kind = 'advance') = (reverses is null))),
  constraint cash_entries_spent_check check ((kind = 'spent') = (expense is not null)),
  constraint cash_entries_case_check check (case when case_id is null then coalesce(expense, 'other') = 'other' else kind = 'spent' end)
);
create index cash_entries_employee_id_idx on cash_entries (employee_id, seq desc);
create index cash_entries_case_id_idx on cash_entries (case_id);
create index cash_entries_made_by_idx on cash_entries (made_by);
create trigger cash_entries_append_only before delete or update or truncate on cash_entries
  for each statement execute function refuse_change();

create table cash_days (
  id uuid primary key,
  employee_id uuid not null references cash_books (employee_id),
  day date not null,
  -- The balance at the end of the day, and how many entries the book has by then.
  balance bigint not null,
  entries integer not null constraint cash_days_entries_check check (entries > 0),
  closed_by uuid not null references users (id),
  closed_at timestamptz not null,
  confirmed_by uuid references users (id),
  confirmed_at timestamptz,
  constraint cash_days_day_key unique (employee_id, day),
  constraint cash_days_confirmed_check check (num_nonnulls(confirmed_by, confirmed_at) in (0, 2))
);
create index cash_days_closed_by_idx on cash_days (closed_by);
create index cash_days_confirmed_by_idx on cash_days (confirmed_by);
-- The days that wait for the superadmin.
create index cash_days_unconfirmed_idx on cash_days (closed_at) where confirmed_at is null;
-- A day is confirmed once; nothing else of it changes.
create trigger cash_days_stay before delete on cash_days for each row execute function refuse_change();
create trigger cash_days_confirmed_stay before update on cash_days for each row
  when (old.confirmed_at is not null
    or (old.id, old.employee_id, old.day, old.balance, old.entries, old.closed_by, old.closed_at)
      is distinct from (new.id, new.employee_id, new.day, new.balance, new.entries, new.closed_by, new.closed_at))
  execute function refuse_change();
