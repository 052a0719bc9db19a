-- One message per file and day, and the office's gateway that carries it to a dealer's phone (docs/decisions/0104).
alter table notifications add column waits_for_gateway boolean not null default false;
create index notifications_gateway_idx on notifications (user_id, at) where waits_for_gateway;

-- Whether a user of a dealer gets messages of the gateway; null: the owner does, other members do not.
alter table users add column gets_messages boolean;

-- Whether the gateway of reminders takes messages to dealers.
alter table reminder_settings add column dealer_messages boolean not null default false;
