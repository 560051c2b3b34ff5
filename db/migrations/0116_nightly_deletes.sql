-- What is past its time is found without reading the whole table for each batch.
create index refresh_tokens_over on refresh_tokens (coalesce(used_at, replaced_at)) where coalesce(used_at, replaced_at) is not null;
create index sessions_ended on sessions (ended_at) where ended_at is not null;
create index link_tokens_expiry on link_tokens (expires_at);
create index known_networks_age on known_networks (last_seen_at);
create index data_exports_expiry on data_exports (expires_at) where expires_at is not null;
