-- Uploads: whose they are and where their bytes lie. Bytes without an owner are swept.
create table stored_files (
  id uuid primary key,
  owner_id bigint references users on delete set null,
  purpose text not null,
  keys text[] not null check (cardinality(keys) > 0),
  name text not null,
  type text not null,
  bytes bigint not null check (bytes >= 0),
  state text not null check (state in ('arriving', 'kept', 'released')),
  is_held boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index stored_files_owner on stored_files (owner_id);
create index stored_files_loose on stored_files (changed_at) where state <> 'kept' or owner_id is null;
create index stored_files_held on stored_files (created_at) where is_held;
