-- Whoever tries a message has it for herself until then, by this database's clock; when it is next due says next_attempt_at.
alter table messages add column leased_until timestamptz;
