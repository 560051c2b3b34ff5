-- A comparison that was asked for ends in time; what it did not come to is said.
alter table reconciliations add column "left" integer not null default 0 check ("left" >= 0);
alter table reconciliations alter column "left" drop default;
create index payments_changed on payments (updated_at);

-- What a check of the ledger found.
create table ledger_checks (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  took_ms integer not null check (took_ms >= 0),
  entries bigint not null,
  books jsonb not null,
  faults jsonb not null,
  faults_found integer not null check (faults_found >= 0)
);
