-- What office and dealer write to each other about a case (contract-trade section 7). A comment is never changed.
create table case_comments (
  id uuid primary key,
  case_id uuid not null references cases (id),
  user_id uuid not null references users (id),
  text text not null constraint case_comments_text_check check (text <> ''),
  -- For the office only.
  is_internal boolean not null,
  created_at timestamptz not null,
  seq bigint not null generated always as identity
);
create index case_comments_case_id_idx on case_comments (case_id, seq);
create index case_comments_user_id_idx on case_comments (user_id);
