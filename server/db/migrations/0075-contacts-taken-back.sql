-- A contact that its writer took back within ten minutes stays in the log and counts nowhere (docs/decisions/0115).
alter table reminder_log add column withdrawn_at timestamptz
  constraint reminder_log_withdrawn_check check (
    withdrawn_at is null
    or (what = 'sent' and user_id is not null and withdrawn_at between at and at + interval '10 minutes')
  );
