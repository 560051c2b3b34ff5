-- When an account was last used; closed (30 days in which its owner can keep it), then erased: its id alone stays.
alter table users
  add column last_seen_at timestamptz not null default now(),
  add column closed_at timestamptz,
  add column closed_because text check (closed_because in ('asked', 'unused')),
  add column erase_at timestamptz,
  add column erased_at timestamptz,
  add constraint users_closed check ((closed_at is null) = (erase_at is null) and (closed_at is null) = (closed_because is null));
update users set last_seen_at = coalesce((select max(last_used_at) from sessions where sessions.user_id = users.id), date_joined);
create index users_to_erase on users (erase_at) where erase_at is not null and erased_at is null;
create index users_unused on users (last_seen_at) where closed_at is null;
create index users_email on users (email) where email is not null;

-- A record whose owner's account is closed is not shown (and is again when she keeps it); of an erased one the id stays.
alter table candidates
  add column withdrawn_at timestamptz,
  add column was_published boolean not null default false,
  -- There already, of whom an agency took off its list.
  add column if not exists erased_at timestamptz;

-- What people agreed to and took back: each a line of its own, never changed.
create table consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('terms', 'privacy', 'special_data', 'index_profile', 'newsletter', 'messages')),
  is_given boolean not null,
  -- Of the texts that were agreed to: the day of their last change.
  version text not null,
  at timestamptz not null,
  address text not null default ''
);
create index consents_user on consents (user_id, id);

create function consents_are_append_only() returns trigger language plpgsql as $$
begin
  -- They go with the account, and in no other way.
  if tg_op = 'DELETE' and exists (select from users where id = old.user_id and erased_at is not null) then
    return old;
  end if;
  raise exception 'consents are append-only' using errcode = 'restrict_violation';
end $$;
create trigger consents_append_only before update or delete on consents for each row execute function consents_are_append_only();

-- All that is held of someone, as an archive to download; one at a time.
create table data_exports (
  id uuid primary key,
  user_id bigint not null references users,
  status text not null check (status in ('queued', 'running', 'ready', 'failed')),
  files_done integer not null default 0,
  files_total integer not null default 0,
  attempts integer not null default 0,
  file_id uuid references stored_files,
  requested_at timestamptz not null,
  claimed_until timestamptz,
  ready_at timestamptz,
  expires_at timestamptz,
  check ((status = 'ready') = (file_id is not null))
);
create unique index data_exports_one on data_exports (user_id);
create index data_exports_open on data_exports (requested_at) where status in ('queued', 'running');
create index data_exports_file on data_exports (file_id);

-- What someone asks of the operator about her data; answered within 30 days.
create table data_requests (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('correction', 'objection')),
  about text not null,
  text text not null,
  status text not null check (status in ('open', 'done', 'refused')),
  created_at timestamptz not null,
  due_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by bigint references users,
  check ((status = 'open') = (answered_at is null))
);
create index data_requests_user on data_requests (user_id, id);
create index data_requests_due on data_requests (status, due_at, id);

-- Who was told that her account lies unused, and when.
create table unused_accounts (
  user_id bigint primary key references users,
  told_at timestamptz not null,
  told_again_at timestamptz
);
