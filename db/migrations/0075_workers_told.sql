-- The number whose owner was told that an agency keeps this record under it; another number is told anew.
alter table candidates add column told_number text;
create index candidates_to_tell on candidates (id)
  where agency_id is not null and user_id is null and removed_at is null and objected_at is null and told_number is distinct from phone_number;
