-- Deliveries (docs/decisions/0034): the outbox of mails becomes the outbox of all that the portal tells somebody, by whatever
-- channel. A delivery names its template; the parameters are sealed, and the text is written when it is sent.

alter table mails rename to deliveries;
alter table deliveries rename column next_at to due_at;
alter table deliveries rename constraint mails_pkey to deliveries_pkey;
alter table deliveries rename constraint mails_state_check to deliveries_state_check;
alter index mails_waiting_idx rename to deliveries_waiting_idx;
alter index mails_sent_at_idx rename to deliveries_sent_at_idx;

-- The defaults are for mails of before and for those that a process of the version before still queues: their sealed
-- text is the mail itself.
alter table deliveries
  add column channel text not null default 'mail'
    constraint deliveries_channel_check check (channel in ('mail')),
  add column template text not null default 'rendered',
  -- What must be delivered once at most, such as a thing, a kind and a day.
  add column dedupe_key text constraint deliveries_dedupe_key_key unique,
  -- The entry of the history that caused it. No foreign key: the history is never deleted, and each would lock its entry.
  add column entry_id uuid;

-- The outbox as processes of the version before know it, with the columns in their order. What only the new version
-- can write out is not in it, so that they cannot take it; what both can send, both take by the same locks and leases.
create view mails as
  select id, recipient, subject, key_id, sealed, state, attempts, due_at as next_at, last_error, created_at, sent_at
  from deliveries where template = 'rendered';

-- They work on, also before the new version has granted anything.
do $$
declare worker name;
begin
  for worker in
    select distinct pg_get_userbyid(grantee) from pg_class, aclexplode(relacl)
    where pg_class.oid = 'deliveries'::regclass and grantee not in (0, relowner)
  loop
    execute format('grant select, insert, update, delete on mails to %I', worker);
  end loop;
end $$;
