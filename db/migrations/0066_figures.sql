-- What the operator's figures count within a time.
create index users_joined on users (date_joined) include (role);
create index candidates_published on candidates (created_at) where is_published;
create index pipeline_moves_at on pipeline_moves (moved_at) include (from_status, to_status);
create index ledger_entries_at on ledger_entries (at) where kind in ('capture', 'refund_paid');
create index messages_lost on messages (created_at) where status in ('dead', 'failed');
create index refunds_waiting on refunds (id) where status = 'pending';
