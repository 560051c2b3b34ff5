-- Accounts: people, their sessions and one-time codes.
create table users (
  id bigint generated always as identity primary key,
  role text not null check (role in ('employer', 'jobseeker', 'agency', 'admin')),
  full_name text not null,
  phone_number text not null unique,
  email text,
  email_verified_at timestamptz,
  password_hash text not null,
  avatar_key text,
  locale text not null default 'en' check (locale in ('en', 'ar')),
  suspended_at timestamptz,
  date_joined timestamptz not null
);

create table sessions (
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user on sessions (user_id) where ended_at is null;

create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table one_time_codes (
  id bigint generated always as identity primary key,
  purpose text not null,
  phone_number text not null,
  role text not null,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries_left integer not null check (tries_left >= 0),
  ended_at timestamptz
);
create unique index one_time_codes_live on one_time_codes (purpose, phone_number, role) where ended_at is null;

-- Counters of what is limited: one row for each key and window.
create table rate_limits (
  key text not null,
  window_started_at timestamptz not null,
  hits integer not null,
  primary key (key, window_started_at)
);

-- Candidates, whoever supplied them.
create table agencies (
  id bigint generated always as identity primary key,
  name text not null,
  licence_number text not null unique,
  licence_expires_on date not null,
  suspended_at timestamptz,
  created_at timestamptz not null
);

create table candidates (
  id bigint generated always as identity primary key,
  user_id bigint unique references users on delete cascade,
  agency_id bigint references agencies,
  full_name text not null,
  phone_number text,
  whatsapp text,
  email text,
  profile_image_key text,
  full_image_key text,
  profile_video_key text,
  nationality text,
  gender text check (gender in ('male', 'female', 'other')),
  date_of_birth date,
  age integer check (age between 0 and 150),
  religion text,
  marital_status text check (marital_status in ('single', 'married', 'divorced', 'widowed')),
  height_cm numeric(5, 1) check (height_cm > 0),
  weight_kg numeric(5, 1) check (weight_kg > 0),
  kids jsonb not null default '[]',
  current_city text,
  current_country text,
  current_location text,
  preferred_location text,
  visa_status text check (visa_status in ('valid', 'expired', 'pending', 'not_applicable')),
  visa_type text check (visa_type in ('own_visa', 'company_visa', 'none')),
  visa_expiry_date date,
  languages jsonb not null default '[]',
  skills text[] not null default '{}',
  core_skills text[] not null default '{}',
  other_skills text[] not null default '{}',
  position_sought text,
  desired_position text,
  previous_position text,
  experience_years integer check (experience_years >= 0),
  experience_months integer check (experience_months between 0 and 11),
  childcare_experience_years jsonb not null default '{}',
  work_type text check (work_type in ('live_in', 'live_out', 'part_time')),
  expected_salary_minor bigint check (expected_salary_minor >= 0),
  availability_date date,
  immediate_availability boolean not null default false,
  estimated_joining_date date,
  working_days text,
  working_hours_from text,
  working_hours_to text,
  day_off text,
  accommodation text,
  description text,
  consent_special_data_at timestamptz,
  hidden_fields text[] not null default '{}',
  index_profile boolean not null default false,
  is_published boolean not null default false,
  hired_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (user_id is not null or agency_id is not null)
);
create index candidates_agency on candidates (agency_id);
create index candidates_listed on candidates (id) where is_published and hired_at is null;

-- Hiring: one row for each candidate a household deals with, and the log of its moves.
create table pipeline_entries (
  employer_id bigint not null references users on delete cascade,
  candidate_id bigint not null references candidates on delete cascade,
  status text not null check (status in ('shortlisted', 'interview_scheduled', 'interview_completed', 'selected', 'rejected', 'hired')),
  interview_at timestamptz,
  interview_status text check (interview_status in ('scheduled', 'completed', 'selected', 'failed')),
  selection_type text check (selection_type in ('Interview', 'Direct')),
  selection_date date,
  hire_date date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (employer_id, candidate_id),
  check ((interview_at is null) = (interview_status is null)),
  check ((status = 'hired') = (hire_date is not null))
);
create unique index pipeline_entries_one_hire on pipeline_entries (candidate_id) where status = 'hired';
create index pipeline_entries_candidate on pipeline_entries (candidate_id);

create table pipeline_moves (
  id bigint generated always as identity primary key,
  employer_id bigint not null references users on delete cascade,
  candidate_id bigint not null references candidates on delete cascade,
  from_status text not null,
  to_status text not null,
  moved_by bigint references users on delete set null,
  moved_at timestamptz not null
);
create index pipeline_moves_entry on pipeline_moves (employer_id, candidate_id, id);

-- Billing: what is owed, what was paid.
create table orders (
  id bigint generated always as identity primary key,
  employer_id bigint not null references users,
  candidate_id bigint not null references candidates,
  order_no text not null unique,
  invoice_no text not null unique,
  order_date date not null,
  currency text not null,
  status text not null check (status in ('pending', 'paid', 'closed')),
  paid_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'paid') = (paid_at is not null))
);
create index orders_employer on orders (employer_id, id);
create unique index orders_one_open on orders (employer_id, candidate_id) where status = 'pending';
create unique index orders_one_paid on orders (candidate_id) where status = 'paid';

create table order_lines (
  order_id bigint not null references orders on delete cascade,
  position integer not null,
  kind text not null check (kind in ('service', 'visa_service', 'recruitment_fee')),
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (order_id, position)
);

create table payments (
  id uuid primary key,
  order_id bigint not null references orders,
  idempotency_key text not null,
  provider text not null,
  provider_payment_id text,
  payment_url text,
  status text not null check (status in ('created', 'redirected', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refund_pending', 'refunded')),
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  unique (order_id, idempotency_key),
  unique (provider, provider_payment_id)
);
create index payments_open on payments (expires_at) where status in ('created', 'redirected', 'pending', 'refund_pending');

-- Every signed message of a payment provider, stored once.
create table payment_events (
  provider text not null,
  event_key text not null,
  payload jsonb not null,
  received_at timestamptz not null,
  primary key (provider, event_key)
);

-- Who changed what: written in the transaction of the change.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id bigint references users on delete set null,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}',
  request_id text not null
);
create index audit_log_subject on audit_log (subject, id);

-- The operator's settings: one row for each key, the newest wins.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);
