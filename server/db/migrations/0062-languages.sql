-- The language of a user (contract-trade section 12), and that of a mail, which is its reader's when it is queued.
alter table users
  add column language text not null default 'en' constraint users_language_check check (language in ('en', 'hi', 'mr'));
alter table deliveries
  add column language text not null default 'en'
    constraint deliveries_language_check check (language in ('en', 'hi', 'mr'));
