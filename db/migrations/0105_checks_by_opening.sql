-- Who opened which version of a paper, when and in which session: no check of a paper without it.
create table paper_openings (
  id bigint generated always as identity primary key,
  document_id bigint not null references candidate_documents on delete cascade,
  file_id uuid not null,
  operator_id bigint not null references users on delete cascade,
  session_id uuid not null,
  opened_at timestamptz not null
);
create index paper_openings_sitting on paper_openings (operator_id, session_id, document_id, opened_at);
create index paper_openings_document on paper_openings (document_id);

-- A check of an identity waits for a second operator; where a paper says something else than the record, the operator says why.
alter table verifications
  drop constraint verifications_outcome_check,
  drop constraint verifications_check,
  drop constraint verifications_check1,
  drop constraint verifications_ended_because_check,
  add column differences jsonb not null default '{}',
  add column note text,
  add column confirmed_at timestamptz,
  add column confirmed_by bigint references users on delete set null,
  add column confirmed_differences jsonb not null default '{}',
  add constraint verifications_outcome_check check (outcome in ('verified', 'awaiting', 'rejected')),
  add constraint verifications_how check ((outcome = 'rejected') = (method is null)),
  add constraint verifications_until check ((method is null) = (valid_until is null)),
  add constraint verifications_why check (outcome <> 'rejected' or reason is not null),
  add constraint verifications_ended_because_check check (ended_because in
    ('paper_deleted', 'paper_changed', 'paper_rejected', 'name_changed', 'withdrawn', 'renewed', 'expired', 'to_look_again')),
  add constraint verifications_second_is_another check (confirmed_by <> checked_by),
  add constraint verifications_awaiting_is_not_confirmed check (outcome = 'verified' or confirmed_at is null);
create unique index verifications_one_awaiting on verifications (candidate_id, item) where outcome = 'awaiting' and ended_at is null;

-- What was recorded before could be recorded unseen: its badge goes, and the paper waits to be looked at again.
update candidate_documents set check_state = 'open'
  where id in (select document_id from verifications where outcome = 'verified' and ended_at is null and document_id is not null);
update verifications set ended_at = now(), ended_because = 'to_look_again' where outcome = 'verified' and ended_at is null;
