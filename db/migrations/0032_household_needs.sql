-- What a household looks for. Nothing of nationality, religion or family status: matching must not know them.
create table household_needs (
  employer_id bigint primary key references users on delete cascade,
  position text,
  tasks text[] not null default '{}',
  children text[] not null default '{}',
  languages text[] not null default '{}',
  work_type text,
  budget_minor bigint check (budget_minor > 0),
  start_date date,
  updated_at timestamptz not null
);
