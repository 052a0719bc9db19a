-- What users are told of (contract-trade section 7, docs/decisions/0083).
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
  read_at timestamptz,
  seq bigint not null generated always as identity
);
create index notifications_user_id_idx on notifications (user_id, seq);
create index notifications_unread_idx on notifications (user_id) where in_app and read_at is null;
create index notifications_digest_idx on notifications (user_id, seq) where waits_for_digest;
create index notifications_case_id_idx on notifications (case_id);
create index notifications_at_idx on notifications (at);

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
