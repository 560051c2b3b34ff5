-- Of a record that an order names, the name stays when all else is erased.
alter table candidates add column erased_at timestamptz;
drop index candidates_removed;
create index candidates_removed on candidates (removed_at) where removed_at is not null and erased_at is null;
