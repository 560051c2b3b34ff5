-- The job seeker's own area: pictures and films she uploads, her saves, her papers.
alter table candidates
  add column video_poster_key text,
  add column profile_image_file uuid references stored_files on delete set null,
  add column full_image_file uuid references stored_files on delete set null,
  add column profile_video_file uuid references stored_files on delete set null,
  add column video_poster_file uuid references stored_files on delete set null,
  add column profile_saved_at timestamptz,
  add column profile_version integer not null default 1;
create index candidates_profile_image_file on candidates (profile_image_file) where profile_image_file is not null;
create index candidates_full_image_file on candidates (full_image_file) where full_image_file is not null;
create index candidates_profile_video_file on candidates (profile_video_file) where profile_video_file is not null;
create index candidates_video_poster_file on candidates (video_poster_file) where video_poster_file is not null;

create table candidate_documents (
  id bigint generated always as identity primary key,
  candidate_id bigint not null references candidates on delete cascade,
  kind text not null check (kind in ('passport', 'id_proof', 'driving_license', 'professional_certificate', 'other')),
  file_id uuid not null references stored_files,
  document_number text,
  name_on_passport text,
  passport_nationality text,
  name_on_id text,
  id_nationality text,
  license_number text,
  license_class text,
  profession text,
  issuing_authority text,
  issue_date date,
  expiry_date date,
  reminded_days integer,
  uploaded_at timestamptz not null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index candidate_documents_candidate on candidate_documents (candidate_id, id) where deleted_at is null;
create index candidate_documents_deleted on candidate_documents (deleted_at) where deleted_at is not null;
create index candidate_documents_expiry on candidate_documents (expiry_date) where deleted_at is null and expiry_date is not null;
create index candidate_documents_file on candidate_documents (file_id);
