-- Several users of one client (contract-trade section 7, docs/decisions/0087). Its first user is its owner.
alter table users
  add column is_owner boolean not null default false,
  -- Of clients: whether the user may pay for cases and bills.
  add column can_pay boolean not null default true;
update users set is_owner = true
where id = (select id from users as first where first.client_id = users.client_id order by id limit 1);
alter table users add constraint users_owner_check check (not is_owner or client_id is not null);
create unique index users_owner_key on users (client_id) where is_owner;
