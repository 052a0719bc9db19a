-- The office itself (contract-trade section 10): at most one row.
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
create index office_profile_logo_id_idx on office_profile (logo_id);

-- The subject of a mail no longer ends with the name of the product: the sender's name is added when it is sent.
update deliveries set subject = left(subject, -length(' – Vehicle Record Portal'))
where subject like '% – Vehicle Record Portal';

-- Where a sent mail went: to a mail server, or as a file into the outbox folder. Unknown for older ones.
alter table deliveries add column sent_to text
  constraint deliveries_sent_to_check check (sent_to in ('server', 'folder'));
