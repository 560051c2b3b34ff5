-- What the operator writes to the subscribers, in both languages.
create table newsletters (
  id bigint generated always as identity primary key,
  subject_en text not null,
  subject_ar text not null,
  body_en text not null,
  body_ar text not null,
  status text not null check (status in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- No reference: the number stays when the account goes.
  created_by bigint,
  send_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  -- How far the list is worked off: those up to here have their e-mail queued.
  last_subscriber_id bigint not null default 0,
  is_queued boolean not null default false,
  -- Kept when the e-mails themselves are forgotten.
  sent_count integer not null default 0,
  failed_count integer not null default 0,
  withdrawn_count integer not null default 0,
  check ((status = 'draft') = (send_at is null)),
  check ((status in ('sending', 'sent', 'stopped')) = (started_at is not null))
);
create index newsletters_due on newsletters (send_at) where status in ('scheduled', 'sending');

-- Who gets which: the key is what makes it once.
create table newsletter_deliveries (
  newsletter_id bigint not null references newsletters on delete cascade,
  subscriber_id bigint not null references newsletter_subscribers on delete cascade,
  -- Null when it was withdrawn: she left before it went, or the newsletter was stopped.
  message_id bigint references messages on delete set null,
  primary key (newsletter_id, subscriber_id)
);
create index newsletter_deliveries_message on newsletter_deliveries (message_id);
create index newsletter_deliveries_subscriber on newsletter_deliveries (subscriber_id);

create index newsletter_confirmed on newsletter_subscribers (id) where confirmed_at is not null and ended_at is null;
