-- Whose profile a household has opened; one row for each pair.
create table candidate_views (
  employer_id bigint not null references users on delete cascade,
  candidate_id bigint not null references candidates on delete cascade,
  first_viewed_at timestamptz not null,
  last_viewed_at timestamptz not null,
  views integer not null default 1 check (views > 0),
  primary key (employer_id, candidate_id)
);
create index candidate_views_recent on candidate_views (employer_id, last_viewed_at);

-- What a household did within a time, for its analytics.
create index pipeline_moves_time on pipeline_moves (employer_id, moved_at);
