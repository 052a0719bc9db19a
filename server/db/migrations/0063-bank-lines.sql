-- Lines of bank statements that tell of received money (contract-trade section 9). A line that verified a payment is the
-- evidence of it and stays as it is; others are forgotten after a while.
create table bank_lines (
  id uuid primary key,
  -- Of day, amount, text, and the number among equal lines of a statement: the line is the same in every file.
  fingerprint text not null constraint bank_lines_fingerprint_key unique,
  line_date date not null,
  -- Paise.
  amount bigint not null constraint bank_lines_amount_check check (amount > 0),
  text text not null,
  utr text constraint bank_lines_utr_check check (utr ~ '^[A-Z0-9]{6,35}$'),
  imported_by uuid not null references users (id),
  imported_at timestamptz not null,
  -- The payment that the line verified: it had the same UTR.
  payment_id uuid constraint bank_lines_payment_id_key unique references payments (id),
  constraint bank_lines_used_check check (payment_id is null or utr is not null)
);
-- A UTR verifies one payment, also where two statements write its line differently.
create unique index bank_lines_used_utr_key on bank_lines (utr) where payment_id is not null;
create index bank_lines_unused_idx on bank_lines (imported_at) where payment_id is null;
create index bank_lines_imported_by_idx on bank_lines (imported_by);

create trigger bank_lines_used_stay before delete or update on bank_lines
  for each row when (old.payment_id is not null) execute function refuse_change();

-- Which columns of a statement were imported last, by the names of all its columns: each bank has its own.
create table bank_mappings (
  columns_key text primary key,
  date_column text not null,
  utr_column text not null,
  amount_column text not null,
  direction_column text
);
