-- The pages that a user has pinned, in the order of the menu.
alter table users add column pinned_pages text[] not null default '{}';
alter table users add constraint users_pinned_pages_check check (cardinality(pinned_pages) <= 8);
