-- What the operator looks at once it is public. One open item for each person and kind: the newest state, with what it was before.
create table candidate_reviews (
  id bigint generated always as identity primary key,
  candidate_id bigint not null references candidates on delete cascade,
  kind text not null check (kind in ('profile', 'picture', 'video', 'texts')),
  state text not null check (state in ('open', 'approved', 'change_asked', 'hidden')),
  before jsonb,
  -- As it stood when it was decided.
  after jsonb,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  reason text,
  decided_at timestamptz,
  decided_by bigint references users on delete set null,
  -- When she changed what was asked of her, or was found good after all.
  answered_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  check (state in ('open', 'approved') or reason is not null)
);
create unique index candidate_reviews_one_open on candidate_reviews (candidate_id, kind) where state = 'open';
create index candidate_reviews_state on candidate_reviews (state, id);
create index candidate_reviews_unanswered on candidate_reviews (candidate_id) where state in ('change_asked', 'hidden') and answered_at is null;

-- Hidden by the operator: published again by her alone. Whoever is on the list by now counts as looked at.
alter table candidates
  add column hidden_at timestamptz,
  add column reviewed_at timestamptz,
  add constraint candidates_hidden_is_unpublished check (hidden_at is null or not is_published);
update candidates set reviewed_at = now() where is_published;

-- Papers wait until the operator has looked at them.
alter table candidate_documents
  add column check_state text not null default 'open' check (check_state in ('open', 'verified', 'rejected', 'withdrawn', 'expired'));
create index candidate_documents_check on candidate_documents (check_state, uploaded_at, id) where deleted_at is null;

-- What was checked of whom: item, method, by whom, when, until when, by which paper. A running one is a badge on the public pages.
create table verifications (
  id bigint generated always as identity primary key,
  candidate_id bigint not null references candidates on delete cascade,
  document_id bigint references candidate_documents on delete set null,
  item text not null check (item in ('identity', 'licence', 'medical', 'references')),
  outcome text not null check (outcome in ('verified', 'rejected')),
  method text check (method in ('original_seen', 'copy_seen', 'video_call', 'issuer_asked', 'household_asked')),
  -- Why it was rejected or withdrawn.
  reason text,
  checked_at timestamptz not null,
  checked_by bigint references users on delete set null,
  valid_until date,
  ended_at timestamptz,
  ended_because text check (ended_because in ('paper_deleted', 'paper_changed', 'withdrawn', 'renewed', 'expired')),
  check ((outcome = 'verified') = (method is not null and valid_until is not null)),
  check (outcome = 'verified' or reason is not null),
  check ((ended_at is null) = (ended_because is null))
);
create unique index verifications_one_running on verifications (candidate_id, item) where outcome = 'verified' and ended_at is null;
create index verifications_document on verifications (document_id, id);
create index verifications_ending on verifications (valid_until) where outcome = 'verified' and ended_at is null;
create index verifications_newest on verifications (checked_at desc, id desc) where outcome = 'verified';
