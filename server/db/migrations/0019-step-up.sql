-- Step-up: when the user of a session last proved who they are, by the sign-in or by password or code afterwards.
-- The default is for a process of the version before, which signs people in while the new one takes over.
alter table sessions add column proved_at timestamptz not null default now();
update sessions set proved_at = created_at;
