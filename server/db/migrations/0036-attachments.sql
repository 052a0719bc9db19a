-- The scanned files of a case (docs/decisions/0049): of a paper of the catalogue, of a paper of that case alone, or of none.
create table attachments (
  id uuid primary key,
  case_id uuid not null references cases (id),
  service_paper_id uuid references service_papers (id),
  case_paper_id uuid references case_papers (id),
  name text not null,
  kind text not null constraint attachments_kind_check check (kind in ('image', 'pdf')),
  file_key text not null constraint attachments_file_key_key unique,
  bytes integer not null constraint attachments_bytes_check check (bytes > 0),
  -- A small picture, which has an address of its own; of images only.
  preview_id uuid constraint attachments_preview_id_key unique,
  preview_key text constraint attachments_preview_key_key unique,
  preview_bytes integer constraint attachments_preview_bytes_check check (preview_bytes > 0),
  -- The hash of the bytes that were sent.
  sha256 bytea not null,
  user_id uuid not null references users (id),
  created_at timestamptz not null,
  seq bigint not null generated always as identity,
  constraint attachments_paper_check check (service_paper_id is null or case_paper_id is null),
  constraint attachments_preview_check check (
    num_nonnulls(preview_id, preview_key, preview_bytes) = case kind when 'image' then 3 else 0 end)
);
create index attachments_case_id_idx on attachments (case_id, seq);
create index attachments_service_paper_id_idx on attachments (service_paper_id);
create index attachments_case_paper_id_idx on attachments (case_paper_id);
create index attachments_user_id_idx on attachments (user_id);
