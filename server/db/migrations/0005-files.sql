-- Files in the store: uploads, attachments of cases, official forms, and pages that were drawn of them.

-- Files whose row is gone. Listed in the transaction that forgets the row and struck off once the file is removed, so that
-- a crash in between leaves no file behind.
create table dropped_files (
  file_key text primary key,
  dropped_at timestamptz not null
);

-- Proofs of payments, and the logo.
create table uploads (
  id uuid primary key,
  user_id uuid not null references users (id),
  file_key text not null constraint uploads_file_key_key unique,
  bytes integer not null,
  sha256 bytea not null,
  created_at timestamptz not null,
  -- True once a payment was found to use the upload, which keeps it for ever: each is looked at once.
  is_kept boolean not null default false
);
-- The deletion of a user looks for it (foreign key).
create index uploads_user_id_idx on uploads (user_id);
-- Whether a proof was used before.
create index uploads_sha256_idx on uploads (sha256);
-- The clean-up of uploads that nothing uses.
create index uploads_unsettled_idx on uploads (created_at) where not is_kept;

-- The office itself: at most one row.
create table office_profile (
  id smallint primary key default 1 constraint office_profile_id_check check (id = 1),
  name text not null,
  address1 text not null,
  address2 text not null,
  city text not null,
  state text not null,
  pincode text not null,
  phone text not null,
  email text not null,
  gstin text,
  upi_payee text not null,
  logo_id uuid references uploads (id),
  colleagues_in_search boolean not null,
  updated_at timestamptz not null
);
-- Whether an upload is the logo.
create index office_profile_logo_id_idx on office_profile (logo_id);

-- The scanned files of a case: of a paper of the catalogue, of a paper of that case alone, or of none. Those of a request
-- go to its case when it is accepted.
create table attachments (
  id uuid primary key,
  case_id uuid references cases (id),
  request_id uuid references requests (id),
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
  -- A signed PDF as it was sent, which has an address of its own, and what its signature covers; null for other files.
  original_id uuid constraint attachments_original_id_key unique,
  original_key text constraint attachments_original_key_key unique,
  original_bytes integer constraint attachments_original_bytes_check check (original_bytes > 0),
  original_signed text constraint attachments_original_signed_check check (original_signed in ('whole', 'part')),
  -- The hash of the bytes that were sent.
  sha256 bytea not null,
  user_id uuid not null references users (id),
  -- The client of the sender; null for the office's, which every dealer of the case sees.
  client_id uuid references clients (id),
  created_at timestamptz not null,
  -- True for a file of the dealer until the office has looked at it.
  to_check boolean not null default false,
  seq bigint not null generated always as identity,
  constraint attachments_owner_check check (num_nonnulls(case_id, request_id) = 1),
  constraint attachments_paper_check check (service_paper_id is null or case_paper_id is null),
  constraint attachments_original_check check (
    num_nonnulls(original_id, original_key, original_bytes, original_signed) in (0, case kind when 'pdf' then 4 else 0 end)),
  constraint attachments_preview_check check (
    num_nonnulls(preview_id, preview_key, preview_bytes) = case kind when 'image' then 3 else 0 end)
);
-- The files of a case.
create index attachments_case_id_idx on attachments (case_id, seq);
-- The files of a request.
create index attachments_request_id_idx on attachments (request_id, seq);
-- The queue of files to look at.
create index attachments_to_check_idx on attachments (case_id) where to_check;
-- The files of a paper of the catalogue.
create index attachments_service_paper_id_idx on attachments (service_paper_id);
-- The files of a paper of a case.
create index attachments_case_paper_id_idx on attachments (case_paper_id);
-- The deletion of a user looks for it (foreign key).
create index attachments_user_id_idx on attachments (user_id);
-- The deletion of a client looks for it (foreign key).
create index attachments_client_id_idx on attachments (client_id);

-- Official forms: a blank PDF and the marks where values of a case are printed into it.
create table forms (
  id uuid primary key,
  name text not null,
  file_key text not null constraint forms_file_key_key unique,
  bytes integer not null constraint forms_bytes_check check (bytes > 0),
  -- Width and height of each page in points, as a viewer shows it.
  pages jsonb not null,
  -- The names of the fields of the PDF itself.
  fields text[] not null,
  -- The codes of the services for which the form is printed.
  services text[] not null default '{}',
  marks jsonb not null default '[]',
  is_active boolean not null default true,
  user_id uuid not null references users (id),
  created_at timestamptz not null
);
-- The deletion of a user looks for it (foreign key).
create index forms_user_id_idx on forms (user_id);

-- Pages of PDFs that were drawn, of attachments and of official forms: a picture in the store, or why the page cannot be
-- drawn.
create table drawn_pages (
  attachment_id uuid references attachments (id) on delete cascade,
  form_id uuid references forms (id) on delete cascade,
  page integer not null constraint drawn_pages_page_check check (page > 0),
  page_count integer,
  file_key text constraint drawn_pages_file_key_key unique,
  fault text,
  drawn_at timestamptz not null,
  constraint drawn_pages_source_check check (num_nonnulls(attachment_id, form_id) = 1),
  constraint drawn_pages_result_check check (
    num_nonnulls(file_key, fault) = 1 and (file_key is null) = (page_count is null)),
  constraint drawn_pages_attachment_id_key unique (attachment_id, page),
  constraint drawn_pages_form_id_key unique (form_id, page)
);
