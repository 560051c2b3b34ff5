-- What an agency brought in with a file: one row for each, so that it can be followed, recognised and undone.
create table candidate_imports (
  id bigint generated always as identity primary key,
  agency_id bigint not null references agencies on delete cascade,
  user_id bigint references users on delete set null,
  file_name text not null,
  file_hash text not null,
  status text not null check (status in ('writing', 'done', 'undone')),
  rows_total integer not null check (rows_total >= 0),
  rows_done integer not null default 0,
  kept integer not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz,
  undone_at timestamptz,
  check ((status = 'writing') = (finished_at is null)),
  check ((status = 'undone') = (undone_at is not null))
);
create index candidate_imports_agency on candidate_imports (agency_id, id);
create index candidate_imports_file on candidate_imports (agency_id, file_hash) where status = 'done';

alter table candidates
  add column import_id bigint references candidate_imports on delete set null,
  -- Since when a worker whom an agency supplied keeps her record herself.
  add column claimed_at timestamptz,
  -- She said of a record that an agency keeps under her number that she doesn't want it shown.
  add column objected_at timestamptz,
  add constraint candidates_objected_is_hidden check (objected_at is null or not is_published);
create index candidates_import on candidates (import_id) where import_id is not null;
create index candidates_unclaimed on candidates (phone_number) where user_id is null;
create index candidates_agency_phone on candidates (agency_id, phone_number) where agency_id is not null;
create index candidates_agency_birth on candidates (agency_id, date_of_birth) where agency_id is not null;

-- Papers that the worker herself put on a record which an agency keeps are not the agency's to open.
alter table candidate_documents add column is_hers boolean not null default true;
update candidate_documents set is_hers = false from candidates
  where candidates.id = candidate_documents.candidate_id and candidates.user_id is null;
