-- What people are told in the product. Its words are made when it is read, in the reader's language.
create table notices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null,
  params jsonb not null default '{}',
  path text,
  key text,
  is_shown boolean not null default true,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, key)
);
create index notices_reader on notices (user_id, id desc) where is_shown;
create index notices_unread on notices (user_id) where is_shown and read_at is null;
create index notices_age on notices (created_at);

-- What each person wants of each kind; a channel that is null stays as the kind has it.
create table notice_settings (
  user_id bigint not null references users on delete cascade,
  kind text not null,
  product boolean,
  sms boolean,
  email boolean,
  primary key (user_id, kind)
);
create table quiet_hours_off (
  user_id bigint primary key references users on delete cascade
);

-- Every text message and e-mail: what leaves, how often it was tried, what became of it.
create table messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email')),
  receiver text not null,
  user_id bigint references users on delete cascade,
  notice_id bigint references notices on delete set null,
  template text not null,
  subject text,
  -- Sealed while secret_until is set; erased once it has left or is dead.
  body text,
  secret_until timestamptz,
  status text not null check (status in ('queued', 'sent', 'delivered', 'failed', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  provider_id text,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check (subject is not null or channel = 'sms'),
  check (body is not null or status <> 'queued')
);
create index messages_due on messages (next_attempt_at) where status = 'queued';
create index messages_secret on messages (secret_until) where status = 'queued' and secret_until is not null;
create index messages_queued_to on messages (receiver) where status = 'queued';
create index messages_dead on messages (id) where status in ('dead', 'failed');
create index messages_provider on messages (provider_id) where provider_id is not null;
create index messages_user on messages (user_id);
create index messages_notice on messages (notice_id);
create index messages_age on messages (created_at);
