-- Devices that get web push (docs/decisions/0105).
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Where the browser vendor takes messages for the device, and the keys with which they are encrypted.
  endpoint text not null constraint push_subscriptions_endpoint_key unique,
  p256dh text not null,
  auth text not null,
  -- The session that an act ends together with the subscription; null once it has ended by itself.
  session_id uuid references sessions (id) on delete cascade,
  created_at timestamptz not null
);
create index push_subscriptions_user_id_idx on push_subscriptions (user_id, created_at);
create index push_subscriptions_session_id_idx on push_subscriptions (session_id);

alter table deliveries
  drop constraint deliveries_channel_check,
  add constraint deliveries_channel_check check (channel in ('mail', 'webhook', 'event', 'push'));
