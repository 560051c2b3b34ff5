-- Reports of abuse. Nobody but the operator ever reads one, and not even she is told the account that sent it.
create table reports (
  id bigint generated always as identity primary key,
  candidate_id bigint references candidates on delete cascade,
  user_id bigint references users on delete cascade,
  met_in text not null check (met_in in ('profile', 'interview', 'case')),
  reason text not null check (reason in ('danger', 'minor', 'document_withheld', 'unpaid', 'fees', 'false_information', 'foreign_picture', 'insulting', 'other')),
  is_urgent boolean not null,
  message text not null,
  contact text,
  reporter_id bigint references users on delete set null,
  reporter_role text check (reporter_role in ('employer', 'jobseeker', 'agency', 'admin')),
  locale text not null check (locale in ('en', 'ar')),
  state text not null check (state in ('open', 'in_progress', 'closed')),
  note text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  closed_at timestamptz,
  closed_by bigint references users on delete set null,
  check ((candidate_id is null) <> (user_id is null)),
  check ((state = 'closed') = (closed_at is not null))
);
create index reports_queue on reports (state, is_urgent desc, id);
create index reports_candidate on reports (candidate_id) where candidate_id is not null;
create index reports_user on reports (user_id) where user_id is not null;
create index reports_reporter on reports (reporter_id) where reporter_id is not null;
create index reports_age on reports (closed_at) where closed_at is not null;

-- Messages and visa requests are answered within 30 days: who does it, and what came of it.
alter table enquiries
  add column state text not null default 'open' check (state in ('open', 'in_progress', 'done')),
  add column assignee_id bigint references users on delete set null,
  add column note text,
  add column changed_at timestamptz,
  add column done_at timestamptz,
  add constraint enquiries_done check ((state = 'done') = (done_at is not null));
create index enquiries_queue on enquiries (kind, state, id);
