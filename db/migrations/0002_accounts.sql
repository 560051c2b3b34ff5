-- Links sent to a phone or mailbox: used once, kept as hashes, deleted when used or replaced.
create table link_tokens (
  token_hash text primary key,
  purpose text not null check (purpose in ('reset-password', 'verify-email')),
  user_id bigint not null references users on delete cascade,
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((purpose = 'verify-email') = (email is not null)),
  unique (user_id, purpose)
);

-- Networks from which the owner has signed in: strangers' wrong passwords don't lock these out.
create table known_networks (
  user_id bigint not null references users on delete cascade,
  network_hash text not null,
  last_seen_at timestamptz not null,
  primary key (user_id, network_hash)
);

create index one_time_codes_expiry on one_time_codes (expires_at);
create index sessions_expiry on sessions (expires_at);
create index rate_limits_window on rate_limits (window_started_at);
