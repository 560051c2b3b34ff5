-- The operator's second factor: a sealed secret, the step of the last code used, recovery codes as hashes.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  secret text not null,
  -- Null until a first code has shown that the app has the secret.
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null
);
create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
alter table sessions add column second_factor_at timestamptz;

-- Why someone was suspended: one of a few reasons, which she is told, and a note for operators.
alter table users
  add column suspension_reason text check (suspension_reason in ('identity', 'conduct', 'payment', 'request', 'other')),
  add column suspension_note text,
  add constraint users_suspension check (suspended_at is not null or (suspension_reason is null and suspension_note is null));
