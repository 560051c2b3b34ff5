-- The audit log: from where, readable by actor, action and day; the database itself refuses to change it.
-- It holds ids and no names, so what it says stays when an account is erased.
alter table audit_log
  drop constraint audit_log_actor_id_fkey,
  add column address text not null default '';
create index audit_log_actor on audit_log (actor_id, id);
create index audit_log_action on audit_log (action text_pattern_ops, id);
create index audit_log_subject_kind on audit_log (subject text_pattern_ops, id);
create index audit_log_at on audit_log (at);

create function audit_log_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log for each statement execute function audit_log_is_append_only();
