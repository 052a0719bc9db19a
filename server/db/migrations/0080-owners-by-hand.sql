-- The search of everything finds owners that no case names (docs/decisions/0053): few vehicles have one.
create index vehicles_owner_edited_idx on vehicles (id) where owner_edited_at is not null;
