-- Whose place a token took, as which of its successors, and when another took its own place before it was used.
alter table refresh_tokens
  add column parent_hash text,
  add column serial integer not null default 1,
  add column replaced_at timestamptz;
create index refresh_tokens_parent on refresh_tokens (parent_hash);

update refresh_tokens older set replaced_at = now()
where used_at is null and exists (
  select 1 from refresh_tokens newer
  where newer.session_id = older.session_id and newer.used_at is null
    and (newer.created_at, newer.token_hash) > (older.created_at, older.token_hash)
);

-- A session has one token that is good at a time. Deferred: an earlier version inserts the next before it marks the last.
alter table refresh_tokens add constraint refresh_tokens_one_live
  exclude using btree (session_id with =) where (used_at is null and replaced_at is null) deferrable initially deferred;
