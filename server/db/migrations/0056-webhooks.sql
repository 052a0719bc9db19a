-- Receivers of events of the portal (contract-trade section 11, docs/decisions/0085).
create table webhooks (
  id uuid primary key,
  url text not null,
  description text,
  -- The types of its events; '*' for all.
  events text[] not null constraint webhooks_events_check check (cardinality(events) > 0),
  is_active boolean not null default true,
  -- The encrypted secret; after a rotation also the former one, separated by a blank, which counts until former_until.
  key_id smallint not null,
  sealed bytea not null,
  former_until timestamptz,
  created_at timestamptz not null,
  last_delivery_at timestamptz,
  -- The first attempt that failed since the last delivery.
  failing_since timestamptz,
  -- When superadmins were last told that deliveries are given up.
  reported_at timestamptz
);

alter table deliveries drop constraint deliveries_channel_check,
  add constraint deliveries_channel_check check (channel in ('mail', 'webhook', 'event')) not valid;
alter table deliveries validate constraint deliveries_channel_check;

-- Numbers the deliveries of events, so that those of one subject are sent in their order. No default: only events have one.
create sequence event_delivery_seq;

alter table deliveries
  add column webhook_id uuid,
  -- Of one event, and of an event that is sent again, the same.
  add column event_id uuid,
  add column subject_id uuid,
  add column seq bigint,
  -- The status of the newest answer.
  add column response_status smallint;
alter table deliveries
  add constraint deliveries_webhook_id_fkey foreign key (webhook_id) references webhooks (id) on delete cascade not valid,
  add constraint deliveries_event_check
    check (num_nonnulls(webhook_id, event_id, subject_id, seq) = case channel when 'event' then 4 else 0 end) not valid;
alter table deliveries validate constraint deliveries_webhook_id_fkey;
alter table deliveries validate constraint deliveries_event_check;

create index deliveries_webhook_id_idx on deliveries (webhook_id, seq desc);
create index deliveries_event_due_idx on deliveries (webhook_id, due_at, seq) where state = 'waiting' and webhook_id is not null;
create index deliveries_event_order_idx on deliveries (webhook_id, subject_id, seq)
  where state = 'waiting' and last_error is null and webhook_id is not null;
create index deliveries_event_created_at_idx on deliveries (created_at) where webhook_id is not null;
