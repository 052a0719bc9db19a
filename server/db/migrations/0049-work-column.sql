-- A rejected case can be closed (contract-trade section 5): it needs no more work. Reopening it clears the instant.
-- A file carries what its RTO and its receiver gave for it: the number of the receipt, the fee in paise, who took it.
alter table cases
  add column closed_at timestamptz,
  add column receipt_no text,
  add column fee_paid bigint check (fee_paid >= 0),
  add column handed_to text,
  add constraint cases_closed_check check (closed_at is null or status = 'rejected');

-- A paper is checked when the office has looked at the files that the dealer sent for it. A file of the dealer waits for that.
alter table case_papers
  add column checked_at timestamptz,
  add column checked_by uuid references users,
  add constraint case_papers_checked_check check ((checked_at is null) = (checked_by is null));
alter table attachments add column to_check boolean not null default false;
update attachments set to_check = true from users
where users.id = user_id and role = 'client' and (service_paper_id is not null or case_paper_id is not null);
create index attachments_to_check_idx on attachments (case_id) where to_check;
create index case_papers_checked_by_idx on case_papers (checked_by);
