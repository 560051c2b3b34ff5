-- Recruitment after the hire. Templates are the operator's data: a new version is a new row, and running cases keep their own steps.
create table recruitment_templates (
  id bigint generated always as identity primary key,
  way text not null check (way in ('visa_centre', 'home_country', 'in_qatar')),
  version integer not null,
  effective_on date not null,
  steps jsonb not null,
  unique (way, version)
);

-- What the law demands at least or allows at most, each with its day and source; the newest that is in force counts.
create table recruitment_rules (
  key text not null,
  effective_on date not null,
  value jsonb not null,
  source text not null,
  primary key (key, effective_on)
);

create table recruitment_cases (
  id bigint generated always as identity primary key,
  employer_id bigint not null references users on delete cascade,
  candidate_id bigint not null references candidates on delete cascade,
  -- Whose case it is beside the household's: the worker's account, or the agency that supplied her.
  worker_id bigint references users on delete set null,
  agency_id bigint references agencies,
  template_id bigint not null references recruitment_templates,
  status text not null check (status in ('open', 'completed', 'closed')),
  opened_at timestamptz not null,
  arrived_at timestamptz,
  closed_at timestamptz,
  check ((status = 'closed') = (closed_at is not null))
);
create unique index recruitment_cases_one_running on recruitment_cases (candidate_id) where status <> 'closed';
create index recruitment_cases_employer on recruitment_cases (employer_id, id);
create index recruitment_cases_pair on recruitment_cases (candidate_id, employer_id, id);
create index recruitment_cases_worker on recruitment_cases (worker_id, id);
create index recruitment_cases_agency on recruitment_cases (agency_id, id);

create table recruitment_steps (
  case_id bigint not null references recruitment_cases on delete cascade,
  key text not null,
  position integer not null,
  stage text not null check (stage in ('offerLetter', 'medical', 'visa', 'otherDocs', 'ticket', 'pregnancyTest')),
  state text not null check (state in ('not_started', 'waiting', 'done', 'problem')),
  actor text not null check (actor in ('household', 'worker', 'agency', 'operator')),
  days integer not null check (days >= 0),
  waits_for text[] not null,
  needs text[] not null,
  due_on date,
  done_at timestamptz,
  done_by bigint references users on delete set null,
  note text,
  overdue_told_at timestamptz,
  primary key (case_id, key),
  check ((state = 'done') = (done_at is not null))
);
create index recruitment_steps_open on recruitment_steps (case_id) where state in ('waiting', 'problem');
create index recruitment_steps_due on recruitment_steps (due_on) where state in ('waiting', 'problem') and overdue_told_at is null;

create table recruitment_papers (
  id bigint generated always as identity primary key,
  case_id bigint not null references recruitment_cases on delete cascade,
  kind text not null check (kind in ('offer_letter', 'signed_offer_letter', 'medical', 'visa', 'pcc', 'qvc', 'ticket', 'pregnancy_test', 'other')),
  file_id uuid not null references stored_files on delete cascade,
  outcome text check (outcome in ('fit', 'referral', 'unfit', 'withdrawn')),
  issuer text,
  issued_on date,
  expires_on date,
  uploaded_at timestamptz not null,
  uploaded_by bigint references users on delete set null,
  uploaded_as text not null check (uploaded_as in ('household', 'worker', 'agency', 'operator')),
  removed_at timestamptz,
  check (outcome is null or kind = 'medical')
);
create index recruitment_papers_case on recruitment_papers (case_id, id) where removed_at is null;

create table recruitment_offers (
  id bigint generated always as identity primary key,
  case_id bigint not null references recruitment_cases on delete cascade,
  terms jsonb not null,
  -- The rules it was checked against, as they stood.
  rules jsonb not null,
  paper_id bigint not null references recruitment_papers on delete cascade,
  file_hash text not null,
  status text not null check (status in ('sent', 'accepted', 'declined', 'replaced')),
  made_at timestamptz not null,
  answered_at timestamptz,
  answered_by bigint references users on delete set null,
  answered_from text,
  decline_reason text
);
create index recruitment_offers_case on recruitment_offers (case_id, id);
create unique index recruitment_offers_one_sent on recruitment_offers (case_id) where status = 'sent';

-- One reminder a day from each person in each case.
create table recruitment_nudges (
  case_id bigint not null references recruitment_cases on delete cascade,
  nudged_by bigint not null references users on delete cascade,
  nudged_on date not null,
  primary key (case_id, nudged_by, nudged_on)
);

insert into recruitment_rules (key, effective_on, value, source) values
  ('minimum_wage', '2021-03-20', '1000', 'Law 17/2020'),
  ('minimum_housing', '2021-03-20', '500', 'Law 17/2020'),
  ('minimum_food', '2021-03-20', '300', 'Law 17/2020'),
  ('maximum_hours', '2017-08-22', '10', 'Law 15/2017, Art. 12'),
  ('minimum_rest_days', '2017-08-22', '1', 'Law 15/2017, Art. 13'),
  ('minimum_leave_days', '2017-08-22', '21', 'Law 15/2017'),
  ('minimum_age', '2017-08-22', '18', 'Law 15/2017'),
  ('maximum_age', '2017-08-22', '60', 'Law 15/2017'),
  ('visa_centre_countries', '2019-01-01', '["BD", "IN", "LK", "NP", "PH", "PK"]', 'Ministry of Interior, visa centres in six countries');

insert into recruitment_templates (way, version, effective_on, steps) values
  ('visa_centre', 1, '2026-01-01', '[
    {"key": "offer_letter", "stage": "offerLetter", "actor": "household", "days": 3, "waits_for": [], "needs": ["offer_letter"]},
    {"key": "offer_answer", "stage": "offerLetter", "actor": "worker", "days": 5, "waits_for": ["offer_letter"], "needs": ["signed_offer_letter"]},
    {"key": "visa_application", "stage": "visa", "actor": "household", "days": 10, "waits_for": ["offer_answer"], "needs": []},
    {"key": "qvc", "stage": "otherDocs", "actor": "worker", "days": 14, "waits_for": ["visa_application"], "needs": ["qvc"]},
    {"key": "medical", "stage": "medical", "actor": "worker", "days": 14, "waits_for": ["visa_application"], "needs": ["medical"]},
    {"key": "pregnancy_test", "stage": "pregnancyTest", "actor": "worker", "days": 14, "waits_for": ["visa_application"], "needs": ["pregnancy_test"], "women_only": true},
    {"key": "pcc", "stage": "otherDocs", "actor": "worker", "days": 21, "waits_for": ["offer_answer"], "needs": ["pcc"]},
    {"key": "visa", "stage": "visa", "actor": "household", "days": 7, "waits_for": ["qvc", "medical", "pregnancy_test", "pcc"], "needs": ["visa"]},
    {"key": "ticket", "stage": "ticket", "actor": "household", "days": 7, "waits_for": ["visa"], "needs": ["ticket"]},
    {"key": "arrival", "stage": "ticket", "actor": "household", "days": 14, "waits_for": ["ticket"], "needs": []},
    {"key": "residence", "stage": "visa", "actor": "household", "days": 30, "waits_for": ["arrival"], "needs": []}
  ]'),
  ('home_country', 1, '2026-01-01', '[
    {"key": "offer_letter", "stage": "offerLetter", "actor": "household", "days": 3, "waits_for": [], "needs": ["offer_letter"]},
    {"key": "offer_answer", "stage": "offerLetter", "actor": "worker", "days": 5, "waits_for": ["offer_letter"], "needs": ["signed_offer_letter"]},
    {"key": "medical", "stage": "medical", "actor": "worker", "days": 14, "waits_for": ["offer_answer"], "needs": ["medical"]},
    {"key": "pregnancy_test", "stage": "pregnancyTest", "actor": "worker", "days": 14, "waits_for": ["offer_answer"], "needs": ["pregnancy_test"], "women_only": true},
    {"key": "pcc", "stage": "otherDocs", "actor": "worker", "days": 21, "waits_for": ["offer_answer"], "needs": ["pcc"]},
    {"key": "visa_application", "stage": "visa", "actor": "household", "days": 10, "waits_for": ["medical", "pregnancy_test", "pcc"], "needs": []},
    {"key": "visa", "stage": "visa", "actor": "household", "days": 21, "waits_for": ["visa_application"], "needs": ["visa"]},
    {"key": "ticket", "stage": "ticket", "actor": "household", "days": 7, "waits_for": ["visa"], "needs": ["ticket"]},
    {"key": "arrival", "stage": "ticket", "actor": "household", "days": 14, "waits_for": ["ticket"], "needs": []},
    {"key": "residence", "stage": "visa", "actor": "household", "days": 30, "waits_for": ["arrival"], "needs": []}
  ]'),
  ('in_qatar', 1, '2026-01-01', '[
    {"key": "offer_letter", "stage": "offerLetter", "actor": "household", "days": 3, "waits_for": [], "needs": ["offer_letter"]},
    {"key": "offer_answer", "stage": "offerLetter", "actor": "worker", "days": 5, "waits_for": ["offer_letter"], "needs": ["signed_offer_letter"]},
    {"key": "transfer", "stage": "visa", "actor": "household", "days": 14, "waits_for": ["offer_answer"], "needs": []},
    {"key": "pcc", "stage": "otherDocs", "actor": "worker", "days": 14, "waits_for": ["offer_answer"], "needs": ["pcc"]},
    {"key": "arrival", "stage": "visa", "actor": "household", "days": 14, "waits_for": ["transfer", "pcc"], "needs": []},
    {"key": "residence", "stage": "visa", "actor": "household", "days": 30, "waits_for": ["arrival"], "needs": []}
  ]');
