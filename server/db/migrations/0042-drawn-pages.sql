-- Pages of PDFs that were drawn, of attachments and of official forms (docs/decisions/0055): a picture in the store, or
-- why the page cannot be drawn.
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
