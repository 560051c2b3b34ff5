-- Who set a rule; a rule that was set is never altered, a newer day supersedes it.
alter table recruitment_rules
  add column created_at timestamptz,
  add column created_by bigint;
create function recruitment_rules_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'a rule is never rewritten' using errcode = 'restrict_violation';
end $$;
create trigger recruitment_rules_append_only before update or delete or truncate on recruitment_rules
  for each statement execute function recruitment_rules_are_append_only();
