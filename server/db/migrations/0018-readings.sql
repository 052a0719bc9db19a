-- What was read of papers: kinds, dates and numbers, which a person confirms.

-- Files of before are not read; each later one once.
alter table attachments add column to_read boolean not null default false;
alter table attachments alter column to_read set default true;
alter table uploads add column to_read boolean not null default false;
alter table uploads alter column to_read set default true;
-- The attachments to be read.
create index attachments_to_read_idx on attachments (seq) where to_read;
-- The proofs to be read.
create index uploads_to_read_idx on uploads (created_at) where to_read;

-- The reading of a file goes with it.
create table readings (
  id uuid primary key,
  attachment_id uuid constraint readings_attachment_id_key unique references attachments (id) on delete cascade,
  upload_id uuid constraint readings_upload_id_key unique references uploads (id) on delete cascade,
  -- Null for what is no known paper, or could not be read.
  kind text constraint readings_kind_check
    check (kind in ('RC', 'INSURANCE', 'PUC', 'FITNESS', 'TAX', 'PERMIT', 'RECEIPT', 'PAYMENT')),
  certainty real not null constraint readings_certainty_check check (certainty between 0 and 1),
  -- The fields with their values, encrypted: names of owners and payees are among them.
  key_id smallint not null,
  sealed bytea not null,
  read_at timestamptz not null,
  -- Whether a proof said the same as its payment; null for what was not read for certain, and for other papers.
  agrees_utr boolean,
  agrees_amount boolean,
  agrees_day boolean,
  agrees_payee boolean,
  -- 0 where they differ, 2 where UTR and amount agree.
  proof_rank smallint not null generated always as (
    case when not (coalesce(agrees_utr, true) and coalesce(agrees_amount, true)
        and coalesce(agrees_day, true) and coalesce(agrees_payee, true)) then 0
      when agrees_utr and agrees_amount then 2 else 1 end
  ) stored,
  constraint readings_file_check check (num_nonnulls(attachment_id, upload_id) = 1)
);

-- Whether papers are read, and of which kinds: at most one row.
create table reading_settings (
  id smallint primary key default 1 constraint reading_settings_id_check check (id = 1),
  is_on boolean not null,
  kinds text[] not null,
  updated_at timestamptz not null
);
