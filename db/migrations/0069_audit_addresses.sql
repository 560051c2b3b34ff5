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
drop trigger audit_log_append_only on audit_log;
create trigger audit_log_append_only before delete or truncate on audit_log for each statement execute function audit_log_is_append_only();
create trigger audit_log_unchanged before update on audit_log for each row execute function audit_log_forgets_addresses();
