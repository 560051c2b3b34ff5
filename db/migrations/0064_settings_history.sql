-- What the operator changed: before and after of each change, never altered. Null is the product's own value.
create table setting_changes (
  id bigint generated always as identity primary key,
  key text not null,
  before jsonb,
  after jsonb,
  at timestamptz not null,
  -- No reference: the number stays when the account goes.
  actor_id bigint,
  request_id text not null
);
create index setting_changes_key on setting_changes (key, id desc);

create function setting_changes_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the history of settings is append-only' using errcode = 'restrict_violation';
end $$;
create trigger setting_changes_append_only before update or delete or truncate on setting_changes
  for each statement execute function setting_changes_are_append_only();

-- Who wrote a version of the steps after the hire, and where they come from; versions are never altered either.
alter table recruitment_templates
  add column source text not null default '',
  add column created_at timestamptz,
  add column created_by bigint;
create function recruitment_templates_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a template is never rewritten' using errcode = 'restrict_violation';
end $$;
create trigger recruitment_templates_append_only before update or delete or truncate on recruitment_templates
  for each statement execute function recruitment_templates_are_append_only();
