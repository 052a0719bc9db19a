-- What the portal tells: deliveries to mail servers, webhooks and devices, notifications, and reminders.

-- Receivers of events of the portal.
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

-- Numbers the deliveries of events, so that those of one subject are sent in their order. No default: only events have one.
create sequence event_delivery_seq;

-- The outbox of all channels. A delivery names its template; the parameters are encrypted, for they may hold one-time
-- links, and the text is written when it is sent.
create table deliveries (
  id uuid primary key,
  channel text not null constraint deliveries_channel_check check (channel in ('mail', 'webhook', 'event', 'push')),
  template text not null,
  recipient text not null,
  subject text not null,
  key_id smallint not null,
  sealed bytea not null,
  -- That of the reader when it is queued.
  language text not null default 'en'
    constraint deliveries_language_check check (language in ('en', 'hi', 'mr')),
  state text not null default 'waiting'
    constraint deliveries_state_check check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  -- Sent before all others: mails without which nobody can sign in.
  is_urgent boolean not null default false,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- To a mail server, or as a file into the outbox folder.
  sent_to text constraint deliveries_sent_to_check check (sent_to in ('server', 'folder')),
  -- What must be delivered once at most, such as a thing, a kind and a day.
  dedupe_key text constraint deliveries_dedupe_key_key unique,
  -- The entry of the history that caused it. No foreign key: the history is never deleted, and each would lock its entry.
  entry_id uuid,
  webhook_id uuid references webhooks (id) on delete cascade,
  -- Of one event, and of an event that is sent again, the same.
  event_id uuid,
  subject_id uuid,
  seq bigint,
  -- The status of the newest answer.
  response_status smallint,
  constraint deliveries_event_check
    check (num_nonnulls(webhook_id, event_id, subject_id, seq) = case channel when 'event' then 4 else 0 end)
);
-- What is to be sent next by a channel.
create index deliveries_waiting_idx on deliveries (channel, is_urgent desc, due_at) where state = 'waiting';
-- What is to be sent next to a webhook.
create index deliveries_event_due_idx on deliveries (webhook_id, due_at, seq) where state = 'waiting' and webhook_id is not null;
-- Events of one subject are sent in their order.
create index deliveries_event_order_idx on deliveries (webhook_id, subject_id, seq)
  where state = 'waiting' and last_error is null and webhook_id is not null;
-- The deliveries of a webhook, the newest first.
create index deliveries_webhook_id_idx on deliveries (webhook_id, seq desc);

-- Devices that get web push.
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
-- The devices of a user.
create index push_subscriptions_user_id_idx on push_subscriptions (user_id, created_at);
-- The device of a session, which ends with it.
create index push_subscriptions_session_id_idx on push_subscriptions (session_id);

-- What users are told of.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id),
  event text not null constraint notifications_event_check check (event in (
    'caseAssigned', 'caseUnassigned', 'caseRejected', 'stageChanged', 'paperWanted', 'paperUploaded', 'comment', 'requestNew',
    'requestAccepted', 'requestDeclined', 'casePaid', 'paymentWaits', 'paymentVerified', 'paymentRejected', 'billRaised', 'billDue',
    'billOverdue', 'clientSignedUp', 'mailGivenUp', 'webhookFailed')),
  at timestamptz not null,
  -- The case that it is about, if it is about one.
  case_id uuid references cases (id),
  -- What the text and the link need, without personal data.
  facts jsonb not null,
  -- False for one that only the digest tells of.
  in_app boolean not null,
  -- True until the daily mail has told of it.
  waits_for_digest boolean not null,
  -- True until the office's gateway has carried it to the dealer's phone.
  waits_for_gateway boolean not null default false,
  read_at timestamptz,
  seq bigint not null generated always as identity
);
-- The notifications of a user, the newest first.
create index notifications_user_id_idx on notifications (user_id, seq);
-- The number at the bell.
create index notifications_unread_idx on notifications (user_id) where in_app and read_at is null;
-- What the daily mail tells.
create index notifications_digest_idx on notifications (user_id, seq) where waits_for_digest;
-- What the gateway tells.
create index notifications_gateway_idx on notifications (user_id, at) where waits_for_gateway;
-- The notifications of a case, which an undo of an import looks for.
create index notifications_case_id_idx on notifications (case_id);

-- What a user has chosen; an event without a row has the default.
create table notification_preferences (
  user_id uuid not null references users (id),
  event text not null constraint notification_preferences_event_check check (event in (
    'caseAssigned', 'caseUnassigned', 'caseRejected', 'stageChanged', 'paperWanted', 'paperUploaded', 'comment', 'requestNew',
    'requestAccepted', 'requestDeclined', 'casePaid', 'paymentWaits', 'paymentVerified', 'paymentRejected', 'billRaised', 'billDue',
    'billOverdue', 'clientSignedUp', 'mailGivenUp', 'webhookFailed')),
  in_app boolean not null,
  mail text not null constraint notification_preferences_mail_check check (mail in ('now', 'daily', 'off')),
  primary key (user_id, event)
);

-- Reminders of overdue bills by mail.
create table dunning_settings (
  id smallint primary key default 1 constraint dunning_settings_id_check check (id = 1),
  -- Days after the due date; none while reminders are off.
  days smallint[] not null,
  updated_at timestamptz not null
);

-- A bill of which its client was reminded, once for each day.
create table dunnings (
  bill_id uuid not null references bills (id),
  day smallint not null constraint dunnings_day_check check (day > 0),
  -- What the mail tells is what was stored at this instant.
  judged_at timestamptz not null,
  -- Paise: what was to be paid then.
  total bigint not null constraint dunnings_total_check check (total > 0),
  primary key (bill_id, day)
);

-- Reminders of papers of vehicles that end.
create table reminder_settings (
  id smallint primary key default 1 constraint reminder_settings_id_check check (id = 1),
  lead_days smallint[] not null,
  dealer_digest text not null constraint reminder_settings_dealer_digest_check check (dealer_digest in ('off', 'daily', 'weekly')),
  webhook_url text,
  -- The encrypted secret of the webhook; empty without one.
  key_id smallint not null,
  sealed bytea not null,
  -- Whether the webhook takes messages to dealers.
  dealer_messages boolean not null default false
);

create table reminder_templates (
  kind text not null,
  language text not null constraint reminder_templates_language_check check (language in ('en', 'hi')),
  text text not null,
  primary key (kind, language)
);

-- What was done about an expiry of a vehicle; by nobody: by the portal itself.
create table reminder_log (
  id uuid primary key,
  vehicle_id uuid not null references vehicles (id),
  kind text not null,
  what text not null constraint reminder_log_what_check check (what in ('sent', 'snoozed', 'renewed')),
  expiry_date date,
  channel text constraint reminder_log_channel_check check (channel in ('WHATSAPP', 'SMS', 'CALL', 'MAIL')),
  outcome text
    constraint reminder_log_outcome_check check (outcome in ('sent', 'willRenew', 'notReached', 'renewedElsewhere')),
  note text,
  until date,
  new_expiry_date date,
  -- The lead day of what the portal sent by itself.
  lead_day smallint,
  user_id uuid references users (id),
  at timestamptz not null,
  -- A contact that its writer took back within ten minutes stays in the log and counts nowhere.
  withdrawn_at timestamptz,
  constraint reminder_log_sent_check check ((what = 'sent') = (outcome is not null)),
  constraint reminder_log_snoozed_check check ((what = 'snoozed') = (until is not null)),
  constraint reminder_log_renewed_check check ((what = 'renewed') = (new_expiry_date is not null)),
  constraint reminder_log_by_check check ((user_id is null) = (lead_day is not null)),
  constraint reminder_log_withdrawn_check check (
    withdrawn_at is null
    or (what = 'sent' and user_id is not null and withdrawn_at between at and at + interval '10 minutes'))
);
-- The portal reminds once of each date on each lead day, on any number of processes and after a kill.
create unique index reminder_log_once_idx on reminder_log (vehicle_id, kind, expiry_date, lead_day) where lead_day is not null;
-- The newest contact about an expiry of a vehicle.
create index reminder_log_vehicle_id_idx on reminder_log (vehicle_id, kind, at desc, id desc);
-- The contacts about what ends in a range of days.
create index reminder_log_expiry_date_idx on reminder_log (expiry_date) where what = 'sent';
-- The deletion of a user looks for it (foreign key).
create index reminder_log_user_id_idx on reminder_log (user_id);

-- A snooze goes with its date.
create table reminder_snoozes (
  vehicle_id uuid not null,
  kind text not null,
  until date not null,
  primary key (vehicle_id, kind),
  constraint reminder_snoozes_vehicle_id_kind_fkey foreign key (vehicle_id, kind) references vehicle_expiries on delete cascade
);
