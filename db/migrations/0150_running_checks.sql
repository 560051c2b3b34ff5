CREATE VIEW "public"."running_checks" AS (
  select candidate_id, item, method, checked_at, valid_until, confirmed_at, differences
  from verifications where outcome = 'verified' and ended_at is null);
