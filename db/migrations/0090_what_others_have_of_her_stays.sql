-- What a household or a reporter has about someone is not hers to take away: whoever deletes a candidate or an account
-- is refused while such a row names it. What is erased of a person leaves the bare id.
alter table reports
  drop constraint reports_candidate_id_fkey,
  drop constraint reports_user_id_fkey,
  add constraint reports_candidate_id_fkey foreign key (candidate_id) references candidates on delete restrict,
  add constraint reports_user_id_fkey foreign key (user_id) references users on delete restrict;

alter table pipeline_entries
  drop constraint pipeline_entries_candidate_id_fkey,
  drop constraint pipeline_entries_employer_id_fkey,
  add constraint pipeline_entries_candidate_id_fkey foreign key (candidate_id) references candidates on delete restrict,
  add constraint pipeline_entries_employer_id_fkey foreign key (employer_id) references users on delete restrict;

alter table pipeline_moves
  drop constraint pipeline_moves_candidate_id_fkey,
  drop constraint pipeline_moves_employer_id_fkey,
  add constraint pipeline_moves_candidate_id_fkey foreign key (candidate_id) references candidates on delete restrict,
  add constraint pipeline_moves_employer_id_fkey foreign key (employer_id) references users on delete restrict;

alter table interviews
  drop constraint interviews_candidate_id_fkey,
  drop constraint interviews_employer_id_fkey,
  add constraint interviews_candidate_id_fkey foreign key (candidate_id) references candidates on delete restrict,
  add constraint interviews_employer_id_fkey foreign key (employer_id) references users on delete restrict;

alter table recruitment_cases
  drop constraint recruitment_cases_candidate_id_fkey,
  drop constraint recruitment_cases_employer_id_fkey,
  add constraint recruitment_cases_candidate_id_fkey foreign key (candidate_id) references candidates on delete restrict,
  add constraint recruitment_cases_employer_id_fkey foreign key (employer_id) references users on delete restrict;

alter table candidate_views
  drop constraint candidate_views_candidate_id_fkey,
  add constraint candidate_views_candidate_id_fkey foreign key (candidate_id) references candidates on delete restrict;

alter table contact_openings
  drop constraint contact_openings_candidate_id_fkey,
  add constraint contact_openings_candidate_id_fkey foreign key (candidate_id) references candidates on delete restrict;

-- Who has something open with someone is looked for every few minutes: that she can't be had any more has to reach it.
create index pipeline_entries_open on pipeline_entries (candidate_id, employer_id) where status in ('interview_scheduled', 'selected', 'hired');

-- Of a record whose owner has claimed another one the bare id, where others have something of it, is nobody's.
alter table candidates
  drop constraint candidates_check,
  add constraint candidates_check check (user_id is not null or agency_id is not null or erased_at is not null);
