-- Whether she wants to be shown stands apart from whether she is: she is once everything is there that being shown needs.
alter table candidates add column wants_published boolean not null default false;

-- Whom the operator hid, or whose account is closing, was shown until then.
update candidates set wants_published = true
where is_published or hidden_at is not null or (withdrawn_at is not null and was_published);
alter table candidates drop column was_published;

update candidates set is_published = false, wants_published = false
where date_of_birth > (now() at time zone 'Asia/Qatar')::date - interval '18 years' or (date_of_birth is null and age < 18);
update candidates set is_published = false
where is_published
  and (nationality is null or coalesce(desired_position, position_sought) is null or (date_of_birth is null and age is null));

alter table candidates
  add constraint candidates_published_as_wanted check (wants_published or not is_published),
  add constraint candidates_published_is_complete check (
    not is_published
    or (nationality is not null and coalesce(desired_position, position_sought) is not null and (date_of_birth is not null or coalesce(age, 0) >= 18))
  );

-- A check can't know the day, a trigger can. Nobody grows younger, so it is enough to look whenever a record is written.
create function refuse_to_publish_under_age() returns trigger language plpgsql as $$
begin
  if new.date_of_birth > (now() at time zone 'Asia/Qatar')::date - interval '18 years' then
    raise exception 'nobody under 18 is published' using errcode = 'check_violation', constraint = 'candidates_published_is_of_age';
  end if;
  return new;
end $$;

create trigger candidates_published_is_of_age before insert or update of is_published, date_of_birth on candidates
  for each row when (new.is_published) execute function refuse_to_publish_under_age();
