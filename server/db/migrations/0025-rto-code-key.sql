-- Codes of RTOs stay as they were typed and are compared without blanks, hyphens and dots, in any letter case: MH12 is
-- MH-12 (docs/decisions/0043). The dashes are those of Unicode that look like a hyphen.
create function rto_code_key(code text) returns text language sql immutable strict parallel safe
  return upper(regexp_replace(normalize(code, nfkc), '[[:space:].‐‑‒–—−-]', '', 'g'));

alter table rtos
  add column code_key text not null generated always as (rto_code_key(rto_code)) stored,
  -- 0, but for RTOs of before that have the code of an older one, numbered from there: cases and lists refer to them, so
  -- they stay until the office corrects them.
  add column code_copy integer not null default 0 constraint rtos_code_copy_check check (code_copy >= 0);

update rtos set code_copy = numbered.copy
from (select id, row_number() over (partition by code_key order by created_at, id) - 1 as copy from rtos) as numbered
where numbered.id = rtos.id and numbered.copy > 0;

create unique index rtos_code_key_key on rtos (code_key, code_copy);
