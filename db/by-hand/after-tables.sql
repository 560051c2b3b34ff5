-- What holds of the tables and tables.ts can't declare. A change goes here and into a migration.

-- Indexes that carry columns, so that the operator's figures need not read the rows.
create index users_joined on users (date_joined) include (role);
create index pipeline_moves_at on pipeline_moves (moved_at) include (from_status, to_status);

-- A session has one token that is good at a time. Deferred: an earlier version inserts the next before it marks the last.
alter table refresh_tokens add constraint refresh_tokens_one_live
  exclude using btree (session_id with =) where (used_at is null and replaced_at is null) deferrable initially deferred;

-- Books that nobody rewrites.
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
end $$;
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_is_append_only();
create trigger ledger_lines_append_only before update or delete or truncate on ledger_lines
  for each statement execute function ledger_is_append_only();

create function setting_changes_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the history of settings is append-only' using errcode = 'restrict_violation';
end $$;
create trigger setting_changes_append_only before update or delete or truncate on setting_changes
  for each statement execute function setting_changes_are_append_only();

create function recruitment_templates_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a template is never rewritten' using errcode = 'restrict_violation';
end $$;
create trigger recruitment_templates_append_only before update or delete or truncate on recruitment_templates
  for each statement execute function recruitment_templates_are_append_only();

create function recruitment_rules_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'a rule is never rewritten' using errcode = 'restrict_violation';
end $$;
create trigger recruitment_rules_append_only before update or delete or truncate on recruitment_rules
  for each statement execute function recruitment_rules_are_append_only();

create function consents_are_append_only() returns trigger language plpgsql as $$
begin
  -- They go with the account, and in no other way.
  if tg_op = 'DELETE' and exists (select from users where id = old.user_id and erased_at is not null) then
    return old;
  end if;
  raise exception 'consents are append-only' using errcode = 'restrict_violation';
end $$;
create trigger consents_append_only before update or delete on consents
  for each row execute function consents_are_append_only();

create function audit_log_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before delete or truncate on audit_log
  for each statement execute function audit_log_is_append_only();

-- Of an erased account the audit log keeps ids alone: its network addresses are blanked, and nothing else of a row can change.
create function audit_log_forgets_addresses() returns trigger language plpgsql as $$
declare
  blanked audit_log := old;
begin
  blanked.address := '';
  if new is not distinct from blanked and exists (select from users where id = old.actor_id and erased_at is not null) then
    return new;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_unchanged before update on audit_log
  for each row execute function audit_log_forgets_addresses();

-- An entry is written line by line, and balances at the end of the transaction.
create function ledger_entry_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount_minor) from ledger_lines where entry_id = new.entry_id) <> 0 then
    raise exception 'ledger entry % does not balance', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_lines_balance after insert on ledger_lines deferrable initially deferred
  for each row execute function ledger_entry_balances();

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
