-- What a household writes down about a candidate for itself.
alter table pipeline_entries add column note text;
alter table pipeline_entries add column tags text[] not null default '{}' check (cardinality(tags) <= 5);
create index pipeline_entries_interviews on pipeline_entries (candidate_id, interview_at) where status = 'interview_scheduled';

-- The time that a move gave to an interview.
alter table pipeline_moves add column interview_at timestamptz;

-- Appointments: each is one event of a calendar, which may be moved (a higher version) and cancelled.
create table interviews (
  id bigint generated always as identity primary key,
  employer_id bigint not null references users on delete cascade,
  candidate_id bigint not null references candidates on delete cascade,
  starts_at timestamptz not null,
  version integer not null default 0 check (version >= 0),
  status text not null check (status in ('scheduled', 'held', 'cancelled')),
  answer text check (answer in ('accepted', 'declined')),
  answered_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((answer is null) = (answered_at is null))
);
create unique index interviews_one_open on interviews (employer_id, candidate_id) where status = 'scheduled';
create index interviews_candidate on interviews (candidate_id, starts_at);
create index interviews_employer on interviews (employer_id, starts_at);

insert into interviews (employer_id, candidate_id, starts_at, status, created_at, updated_at)
select employer_id, candidate_id, interview_at, case interview_status when 'scheduled' then 'scheduled' else 'held' end, created_at, updated_at
from pipeline_entries where interview_at is not null;

-- A reminder is of one version of an appointment: one of the old time is never sent.
create table interview_reminders (
  interview_id bigint not null references interviews on delete cascade,
  version integer not null,
  hours_before integer not null check (hours_before > 0),
  due_at timestamptz not null,
  primary key (interview_id, version, hours_before)
);
create index interview_reminders_due on interview_reminders (due_at);
