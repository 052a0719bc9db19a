-- What all tables need, and what belongs to no feature. Amounts are whole paise. Ids are UUIDs of version 7, made by the
-- application, unless a comment says otherwise.

create extension if not exists pg_trgm;

-- A text in capitals, alike in every locale: in C only ASCII letters have them, and in a Turkish one i is another letter than I.
do $$
declare
  unicode text := '';
begin
  if upper('éi') <> 'ÉI' then
    select format(' collate %I', collname) into unicode from pg_collation
    where collnamespace = 'pg_catalog'::regnamespace and collname in ('pg_c_utf8', 'und-x-icu')
    order by collname limit 1;
  end if;
  execute format('create function folded(text) returns text language sql immutable strict parallel safe
    return upper($1%s)', unicode);
end $$;

-- Plates and codes of RTOs are compared without blanks, hyphens and dots, in any letter case and width;
-- contract/vehicles/plate-key.ts has the same rule. The dashes are those of Unicode that look like a hyphen.
create function plate_key(text) returns text language sql immutable strict parallel safe
  return folded(regexp_replace(normalize($1, nfkc), '[[:space:].‐‑‒–—−-]', '', 'g'));

-- Vehicles are compared by one key for every spelling of a mark: without the arrow of the army, with plain digits for those of
-- Indian scripts, and with the zeros of RTO and number, DL 1C 45 as DL01C0045.
create function vehicle_key(text) returns text language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    plate_key(translate($1,
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯↑⇑⇧⬆' || chr(65039),
      repeat('0123456789', 11))),
    '^([A-Z]{2})(\d)(?=[A-Z]+\d{1,4}$)', '\1' || '0\2'),
    '^([A-Z]{2}\d{2}[A-Z]{1,3}|[A-Z]{3})(\d)$', '\1' || '000\2'),
    '^([A-Z]{2}\d{2}[A-Z]{1,3}|[A-Z]{3})(\d\d)$', '\1' || '00\2'),
    '^([A-Z]{2}\d{2}[A-Z]{1,3}|[A-Z]{3})(\d\d\d)$', '\1' || '0\2');

-- Chassis numbers likewise; one of 17 letters and digits is a VIN, which has no I, O and Q: they are mistaken digits.
create function chassis_key(text) returns text language sql immutable strict parallel safe
  return case when plate_key($1) ~ '^[A-Z0-9]{17}$' then translate(plate_key($1), 'IOQ', '100') else plate_key($1) end;

-- Names of firms are compared without blanks, in any letter case and width.
create function firm_key(text) returns text language sql immutable strict parallel safe
  return folded(regexp_replace(normalize($1, nfkc), '[[:space:]]', '', 'g'));

-- For tables of facts that nobody edits.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create table settings (
  name text primary key,
  value text not null,
  updated_at timestamptz not null
);

-- One row: a text that only this office's APP_SECRET decrypts. A start proves the secret by it.
create table secret_check (
  only_row boolean primary key default true check (only_row),
  key_id smallint not null,
  sealed bytea not null
);

-- One row, written again every few seconds: /readyz proves by it that the database takes writes.
create table heartbeat (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null
);

-- Aadhaar and PAN numbers, encrypted with a key derived from APP_SECRET and bound to their row.
create table vault (
  owner_id uuid not null,
  field text not null,
  key_id smallint not null,
  sealed bytea not null,
  primary key (owner_id, field)
);

-- Of the library rate-limiter-flexible, which wants these columns.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Wrong passwords for an address, known or not, from places that are not known; forgotten after two days.
create table account_guesses (
  email text primary key,
  failures integer not null,
  -- Since when they are counted, a day at most.
  since timestamptz not null,
  -- No guess is looked at before.
  next_at timestamptz not null,
  -- When the owner was last told by mail.
  told_at timestamptz
);
-- The addresses whose owners are to be told, each second.
create index account_guesses_failures_idx on account_guesses (failures);

-- Who asked for a new password, known or not; looked up and forgotten within a second or two, so that the answer does not
-- tell known addresses from others.
create table reset_requests (
  id uuid primary key,
  email text not null,
  created_at timestamptz not null
);

-- Sign-ins that were refused, of known addresses or not; as reset_requests.
create table refused_sign_ins (
  id uuid primary key,
  email text not null,
  reason text not null,
  created_at timestamptz not null
);

-- Forms and notices that staff and clients can open.
create table documents (
  id uuid primary key,
  name text not null,
  url text not null,
  created_at timestamptz not null
);
