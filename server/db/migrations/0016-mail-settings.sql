-- What the office says of its address and its mail server in the portal; settings of the environment come first.
create table mail_settings (
  only_row boolean primary key default true check (only_row),
  -- Scheme, host and port; empty where the office says none, as the host of the mail server and the sender.
  public_url text not null,
  host text not null,
  port integer not null constraint mail_settings_port_check check (port between 1 and 65535),
  -- Whether the connection begins with TLS, or changes to TLS.
  is_tls boolean not null,
  user_name text not null,
  sender text not null,
  -- The password, encrypted; empty without one.
  key_id smallint not null,
  sealed bytea not null,
  updated_at timestamptz not null
);
